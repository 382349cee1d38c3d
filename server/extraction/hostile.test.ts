import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { extractBytes, fixturePath, reasonFor } from "./testing/extract-bytes.ts";
import {
  blankPagesPdf,
  bombDocx,
  docxOf,
  doublingPageTreePdf,
  flateBombPdf,
  pdfOf,
  WORD_NAMESPACE,
} from "./testing/hostile-files.ts";

const DAMAGED_PDF = "This PDF file is damaged and cannot be opened.";
const DAMAGED_WORD = "This Word file is damaged and cannot be opened.";
const TOO_BIG_WORD = "This Word file unpacks to more than can be read safely.";
const MEMORY = "This file needs more memory to read than is safe. It may be damaged, or built to do harm.";
const TIME = "Reading this file took too long and was stopped. It may be damaged, or built to do harm.";

describe.concurrent("hostile files are answered, and the parent lives", { timeout: 120_000 }, () => {
  test("a PDF stream that inflates to 2 GB is stopped by its memory", async () => {
    expect(await reasonFor(flateBombPdf(2), "pdf", { limits: { memoryBytes: 400 * 1024 ** 2 } })).toBe(MEMORY);
  });

  test("what takes too long is stopped", async () => {
    expect(await reasonFor(flateBombPdf(2), "pdf", { limits: { timeMs: 700 } })).toBe(TIME);
  });

  test("a page tree of 2^30 pages is refused by its count", async () => {
    expect(await reasonFor(doublingPageTreePdf(), "pdf")).toBe(
      "This PDF has 1,073,741,824 pages; at most 2,000 can be read. Please split it.",
    );
  });

  test("a false page count does not make pages", async () => {
    const file = pdfOf([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>",
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
      "The content of this file is not what its name says: it is no .pdf file.",
    );
    expect(await reasonFor(program, "txt")).toContain("it is no .txt file.");
    expect(await reasonFor(elf, "docx")).toContain("it is no .docx file.");
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
      "This file holds more text than can be read safely.",
    );
    expect(await reasonFor("word ".repeat(10_000), "txt", { limits: { pages: 3 } })).toBe(
      "This file has more than 3 pages. Please split it.",
    );
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

const isLinux = process.platform === "linux";

describe("the reading process", () => {
  test.runIf(isLinux)("knows no secret and does not outlive its parent", { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "extraction-test-"));
    await writeFile(join(folder, "bomb"), flateBombPdf(6));
    const program = join(folder, "parent.ts");
    const module = fileURLToPath(new URL("./extract-document.ts", import.meta.url));
    await writeFile(
      program,
      `import { extractDocument } from ${JSON.stringify(module)};
       await extractDocument({ path: ${JSON.stringify(join(folder, "bomb"))}, type: "pdf", limits: { memoryBytes: 8e9 } });`,
    );
    const parent = spawn(process.execPath, [program], { env: { ...process.env, TOKEN_SECRET: "hunter2" } });
    try {
      const reader = await readerOf(parent.pid ?? 0);
      expect(await readFile(`/proc/${reader}/environ`, "utf8")).not.toContain("hunter2");
      parent.kill("SIGKILL");
      await expect.poll(() => isRunning(reader), { timeout: 5_000 }).toBe(false);
    } finally {
      parent.kill("SIGKILL");
      await rm(folder, { recursive: true, force: true });
    }
  });
});

async function readerOf(parentPid: number): Promise<number> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    for (const name of await readdir("/proc")) {
      if (!/^\d+$/.test(name)) continue;
      const command = await readFile(`/proc/${name}/cmdline`, "utf8").catch(() => "");
      const status = await readFile(`/proc/${name}/status`, "utf8").catch(() => "");
      const isChild = new RegExp(`^PPid:\\s+${parentPid}$`, "m").test(status);
      if (isChild && command.includes("child/main.ts") && !command.startsWith("/usr/bin/unshare")) {
        // Its watchdog thread has to be running, too.
        await sleep(700);
        return Number(name);
      }
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
