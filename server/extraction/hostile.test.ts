// @spec 3: words of every kind of file, files built to do harm (product page)
import { execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { readingTimeOf } from "./limits.ts";
import { getReaderIsolation } from "./reader-isolation.ts";
import { extractBytes, fixturePath, reasonFor } from "./testing/extract-bytes.ts";
import {
  blankPagesPdf,
  bombDocx,
  circularDoc,
  damaged,
  docxOf,
  doublingPageTreePdf,
  flateBombPdf,
  giantPicture,
  jbig2Bomb,
  jpeg2000Bomb,
  jpegBomb,
  nestedFlateContent,
  nestedFormsPdf,
  pagesPdf,
  pdfOf,
  WORD_NAMESPACE,
} from "./testing/hostile-files.ts";

const DAMAGED_PDF = "This PDF file is damaged and cannot be opened.";
const DAMAGED_WORD = "This Word file is damaged and cannot be opened.";
const TOO_BIG_WORD = "This Word file unpacks to more than can be read safely.";
const MEMORY = "This file needs more memory to read than is safe. It may be damaged or malicious.";
const TIME = "Reading this file took too long and was stopped. It may be damaged or malicious.";

describe.concurrent("hostile files are answered, and the parent lives", () => {
  test("a PDF stream that inflates to 2 GB is stopped by its memory", async () => {
    expect(await reasonFor(flateBombPdf(2), "pdf", { limits: { memoryBytes: 400 * 1024 ** 2 } })).toBe(MEMORY);
  });

  test("what takes too long is stopped", async () => {
    expect(await reasonFor(flateBombPdf(2), "pdf", { limits: { timeMs: 700 } })).toBe(TIME);
  });

  test("a page tree of 2^30 pages is refused", async () => {
    expect(await reasonFor(doublingPageTreePdf(), "pdf")).toBe("This PDF has no pages that can be counted.");
  });

  test.each([1_000_000_000, 500_000, -1, 0])("a false page count does not make pages: %i", async (count) => {
    const file = pdfOf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>`,
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
    ]);
    expect(await reasonFor(file, "pdf")).toBe("read 1 pages");
  });

  test("the last page within the limit is read, one more is not", async () => {
    const limits = { pages: 40 };
    expect(await reasonFor(blankPagesPdf(40), "pdf", { limits })).toBe("read 40 pages");
    expect(await reasonFor(blankPagesPdf(41), "pdf", { limits })).toBe(
      "This PDF has 41 pages; at most 40 can be read. Please split it.",
    );
  });

  test("a PDF cut in half is refused or read in part, never thrown", async () => {
    const whole = await readFile(fixturePath("missouri.pdf"));
    expect(await reasonFor(whole.subarray(0, whole.length / 2), "pdf")).toMatch(/^(read \d pages|This PDF .*)$/);
    expect(await reasonFor(Buffer.from("%PDF-1.7\nnothing of it"), "pdf")).toBe(DAMAGED_PDF);
  });

  test("programs are no documents", async () => {
    const program = Buffer.concat([Buffer.from("MZ\x90\x00\x03\x00"), Buffer.alloc(500), Buffer.from("%PDF-1.7")]);
    const elf = Buffer.concat([Buffer.from("\x7fELF\x02\x01"), Buffer.alloc(500)]);
    expect(await reasonFor(program, "pdf")).toBe(
      "The content of this file does not match its name: it is not a .pdf file.",
    );
    expect(await reasonFor(program, "txt")).toContain("it is not a .txt file.");
    expect(await reasonFor(elf, "docx")).toContain("it is not a .docx file.");
  });

  test("a Word file that unpacks to 400 MB is refused by its directory, and by counting when that lies", async () => {
    expect(await reasonFor(bombDocx(400), "docx")).toBe(TOO_BIG_WORD);
    expect(await reasonFor(bombDocx(400, 1_000), "docx")).toBe(DAMAGED_WORD);
    expect(await reasonFor(bombDocx(61), "docx")).toBe(TOO_BIG_WORD);
  });

  test("200,000 nested paragraphs", async () => {
    const nested = "<w:p>".repeat(200_000) + "</w:p>".repeat(200_000);
    const file = docxOf(`<w:document ${WORD_NAMESPACE}><w:body>${nested}</w:body></w:document>`);
    expect(await reasonFor(file, "docx")).toMatch(/^This (Word file|file needs more memory)/);
  });

  test("an entity bomb is not expanded", async () => {
    const levels = Array.from({ length: 12 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);
    const file = docxOf(
      `<!DOCTYPE w [<!ENTITY e0 "ha">${levels.join("")}]><w:document ${WORD_NAMESPACE}><w:body><w:p><w:r><w:t>&e12;</w:t></w:r></w:p></w:body></w:document>`,
    );
    expect(await reasonFor(file, "docx")).toMatch(/^(read 1 pages|This Word file is damaged and cannot be opened\.)$/);
  });

  test("more text than may be stored is refused", async () => {
    expect(await reasonFor("word ".repeat(1_000), "txt", { limits: { outputBytes: 4_000 } })).toBe(
      "This file contains more text than can be read safely.",
    );
    expect(await reasonFor("word ".repeat(10_000), "txt", { limits: { pages: 3 } })).toBe(
      "This file has more than 3 pages. Please split it.",
    );
  });

  test("a Word 97 file whose sectors go round in a circle", async () => {
    const whole = await readFile(fixturePath("word-extractor-test10.doc"));
    expect(await reasonFor(circularDoc(whole), "doc", { limits: { timeMs: 10_000 } })).toBe(DAMAGED_WORD);
  });

  test("a Word file of more parts, of deeper parts and of more paragraphs than any lawyer writes", async () => {
    const parts = Object.fromEntries(Array.from({ length: 5_000 }, (_, part) => [`word/part${part}.xml`, "<a/>"]));
    const fileOf = (body: string, others = {}) =>
      docxOf(`<w:document ${WORD_NAMESPACE}><w:body>${body}</w:body></w:document>`, others);
    expect(await reasonFor(fileOf("<w:p/>", parts), "docx")).toBe(TOO_BIG_WORD);
    const deep = "<w:sdt><w:sdtContent>".repeat(300_000) + "</w:sdtContent></w:sdt>".repeat(300_000);
    expect(await reasonFor(fileOf(deep), "docx")).toBe(DAMAGED_WORD);
    const long = "<w:p><w:r><w:t>a</w:t></w:r></w:p>".repeat(1_000_000);
    expect(await reasonFor(fileOf(long), "docx", { limits: { memoryBytes: 250 * 1024 ** 2 } })).toBe(MEMORY);
  });

  test("50 MB of one line", async () => {
    expect(await reasonFor(Buffer.alloc(52_428_800, "x"), "txt")).toBe(
      "This file has more than 2,000 pages. Please split it.",
    );
  });

  test.each([
    ["simple.doc", "doc"],
    ["simple.docx", "docx"],
    ["ca6_1-3.pdf", "pdf"],
  ] as const)("bytes changed at random: %s", async (name, type) => {
    const whole = await readFile(fixturePath(name));
    for (const [seed, flips] of [
      [1, 3],
      [3, 300],
    ] as const)
      expect(await reasonFor(damaged(whole, { seed, flips }), type)).toMatch(/^(read \d pages?|This .* file .*\.)$/);
  });

  test("an abort ends the reading with the caller's reason", async () => {
    const abort = new AbortController();
    const reading = extractBytes(flateBombPdf(2), "pdf", { signal: abort.signal });
    setTimeout(() => {
      abort.abort(new Error("shutting down"));
    }, 300);
    await expect(reading).rejects.toThrow("shutting down");
  });
});

const WORDS = "The officer wrote that the driver stepped out of the car without any help";
const PAGE_MEMORY = "This page needs more memory to read than is safe. It may be damaged or malicious.";

// One after the other: each fills memory until it is stopped.
describe("one hostile page costs itself alone", () => {
  const between = async (page: Parameters<typeof pagesPdf>[0][number]) => {
    const file = pagesPdf([{ words: WORDS }, page, { words: WORDS }]);
    const result = await extractBytes(file, "pdf", { limits: { memoryBytes: 250 * 1024 ** 2 } });
    const [before, hostile, behind, ...others] = result.ok ? result.pages : [];
    expect([before, behind]).toMatchObject([
      { text: WORDS, unreadReason: null },
      { text: WORDS, unreadReason: null },
    ]);
    expect(others).toEqual([]);
    expect(hostile).toMatchObject({ pageNumber: 2, text: "", confidence: 0 });
    return hostile?.unreadReason;
  };

  test("a content that inflates to 6 GB through two filters", async () => {
    expect(await between({ content: nestedFlateContent(6) })).toBe(PAGE_MEMORY);
  });

  test.each([
    ["JPEG of 4 gigapixels that says it is small", { picture: jpegBomb() }],
    ["JPEG 2000 of 3.6 gigapixels that says it is small", { picture: jpeg2000Bomb(60_000) }],
    ["JBIG2 of 3.6 gigapixels that says it is small", { picture: jbig2Bomb(60_000) }],
    ["picture of 900 megapixels", { picture: giantPicture(30_000) }],
    ["page of 100 square kilometres", { size: 1_000_000, words: "" }],
  ])("a %s", async (_, page) => {
    expect(await between(page)).toMatch(/no words could be read from it\.$|^This page needs more memory|blank/);
  });

  test("too many of them cost the document", async () => {
    const bomb = { content: nestedFlateContent(1) };
    const file = pagesPdf([{ words: WORDS }, bomb, bomb, bomb, bomb, { words: WORDS }]);
    expect(await reasonFor(file, "pdf", { limits: { memoryBytes: 250 * 1024 ** 2 } })).toBe(MEMORY);
  });
});

const isLinux = process.platform === "linux";

describe("the reading process", () => {
  test.runIf(isLinux)(
    "a bomb of nested forms ends within its processor time, however many tries it takes",
    async () => {
      const folder = await mkdtemp(join(tmpdir(), "extraction-test-"));
      try {
        const bomb = nestedFormsPdf(12);
        expect(bomb.length).toBeLessThan(10_000);
        await writeFile(join(folder, "bomb"), bomb);
        const program = join(folder, "parent.ts");
        const module = fileURLToPath(new URL("./extract-document.ts", import.meta.url));
        // What its children used, in hundredths of a second: the 16th and 17th field.
        await writeFile(
          program,
          `import { readFileSync } from "node:fs";
         import { extractDocument } from ${JSON.stringify(module)};
         const { reason } = await extractDocument({ path: ${JSON.stringify(join(folder, "bomb"))}, type: "pdf", limits: { timeMs: 6_000 } });
         const fields = readFileSync("/proc/self/stat", "utf8").split(" ");
         console.log(JSON.stringify({ reason, seconds: (Number(fields[15]) + Number(fields[16])) / 100 }));`,
        );
        const { stdout } = await promisify(execFile)(process.execPath, [program]);
        const { reason, seconds } = JSON.parse(stdout) as { reason: string; seconds: number };
        // Its forms fill memory, too: which of the two ends first depends on the machine.
        expect([TIME, MEMORY]).toContain(reason);
        expect(seconds).toBeLessThan(10);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  );

  test("a few kilobytes have 20 seconds of processor time, the largest file has a minute", () => {
    expect(Math.floor(readingTimeOf(10_000) / 1000)).toBe(20);
    expect(readingTimeOf(100 * 1024 ** 2)).toBe(60_000);
  });

  test.runIf(isLinux)("has the time of its size, knows no secret and does not outlive its parent", async () => {
    const folder = await mkdtemp(join(tmpdir(), "extraction-test-"));
    const bomb = flateBombPdf(6);
    await writeFile(join(folder, "bomb"), bomb);
    const program = join(folder, "parent.ts");
    const module = fileURLToPath(new URL("./extract-document.ts", import.meta.url));
    await writeFile(
      program,
      `import { extractDocument } from ${JSON.stringify(module)};
       await extractDocument({ path: ${JSON.stringify(join(folder, "bomb"))}, type: "pdf", limits: { memoryBytes: 8e9 } });`,
    );
    const parent = spawn(process.execPath, [program], { env: { ...process.env, TOKEN_SECRET: "hunter2" } });
    try {
      const reader = await readerOf(join(folder, "bomb"));
      expect(await readFile(`/proc/${reader}/environ`, "utf8")).not.toContain("hunter2");
      // The system's own limit is ten seconds longer than ours.
      const seconds = Math.ceil(readingTimeOf(bomb.length) / 1000) + 10;
      if ((await getReaderIsolation()).hasLimits)
        expect(await readFile(`/proc/${reader}/limits`, "utf8")).toMatch(new RegExp(`Max cpu time +${seconds} `));
      parent.kill("SIGKILL");
      await expect.poll(() => isRunning(reader), { timeout: 5_000 }).toBe(false);
    } finally {
      parent.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** The reader itself, and none of the launchers before it. */
async function readerOf(documentPath: string): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    for (const name of await readdir("/proc")) {
      if (!/^\d+$/.test(name)) continue;
      const [program, ...args] = (await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "")).split("\0");
      if (program === process.execPath && args.at(-2)?.includes(documentPath)) return Number(name);
    }
    await sleep(50);
  }
  throw new Error("No reading process was started");
}

/** A process that ended but was not yet collected is not running. */
async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return status !== "" && !/^State:\s+Z/m.test(status);
}
