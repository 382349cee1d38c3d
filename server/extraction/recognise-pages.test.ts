// @spec 2.11, 3: scans read by OCR, document states, a failed one read again
// @spec 3: words of every kind of file, files built to do harm (product page)
import { readFile } from "node:fs/promises";
import { getPriority, setPriority } from "node:os";
import { degrees, PDFDocument, StandardFonts } from "pdf-lib";
import { beforeAll, describe, expect, test } from "vitest";
import { turnedBox, type Turn, unpackWordPlaces } from "#lib/domain/text/word-places.ts";
import { fixturePath } from "./testing/extract-bytes.ts";
import {
  giantPicture,
  jbig2Bomb,
  jpeg2000Bomb,
  jpegBomb,
  nestedFlateContent,
  pagesPdf,
} from "./testing/hostile-files.ts";
import { recogniseBytes } from "./testing/recognise-bytes.ts";
import { recogniseTogether } from "./testing/recognise-together.ts";
import { scanOf } from "./testing/scan-of.ts";
import { orderScore, wordScore } from "./testing/word-score.ts";
import { LEDGER, NARRATIVE, STATEMENT, writtenPdf } from "./testing/written-pages.ts";

const TIMEOUT = 300_000;
const truthOf = (name: string) => readFile(fixturePath(`${name}.truth.txt`), "utf8");
/** What a page costs the recogniser goes by its lines and its dots: most need not be whole ones. */
const [PASSAGE = ""] = NARRATIVE.split("\n\n");
const PASSAGE_HEIGHT = 250;
const passage = () => writtenPdf([{ text: PASSAGE, height: PASSAGE_HEIGHT }]);

test("a product that was started at a lower priority than the reader asks for", { timeout: TIMEOUT }, async () => {
  const before = getPriority();
  setPriority(Math.max(before, 8));
  try {
    const [page] = await recogniseBytes(await readFile(fixturePath("phototest-scan.pdf")), [1]);
    expect(
      wordScore(page?.ok === true ? page.text : "", await readFile(fixturePath("phototest.gold.txt"), "utf8")),
    ).toBe(1);
  } finally {
    // An ordinary user may not raise it again: then the rest of this file is read at the lower one.
    if (process.getuid?.() === 0) setPriority(before);
  }
});

/** Reads the first pages of all PDFs before the first test of a group. */
function readBefore(pdfs: () => Promise<Readonly<Record<string, Uint8Array>>>) {
  let read: Awaited<ReturnType<typeof recogniseTogether>>;
  beforeAll(async () => {
    read = await recogniseTogether(await pdfs());
  }, TIMEOUT);
  return (name: string) => read(name);
}

async function each<Key extends string>(keys: readonly Key[], pdfOf: (key: Key) => Promise<Uint8Array>) {
  const pdfs: Record<string, Uint8Array> = {};
  for (const key of keys) pdfs[key] = await pdfOf(key);
  return pdfs;
}

describe("scans that others made", { timeout: TIMEOUT }, () => {
  const ENCODINGS = ["phototest-scan", "phototest-jpeg2000", "phototest-jbig2"];
  const SCANS = [
    ["scan-missouri-p2", 0.98],
    ["scan-san-jose-pd", 0.91],
    ["scan-stamped-scotus", 0.94],
  ] as const;
  const read = readBefore(() =>
    each([...SCANS.map(([name]) => name), ...ENCODINGS], (name) => readFile(fixturePath(`${name}.pdf`))),
  );

  test.each(SCANS)("%s", async (name, least) => {
    const truth = await truthOf(name);
    // The truth beside that file is the scan's own; the court's stamp above it is read as well.
    const stamp = name === "scan-stamped-scotus" ? "Case 1:22-cr-00123 Document 14 Filed 03/04/22 Page 1 of 1" : "";
    expect(wordScore(read(name).text, `${stamp} ${truth}`)).toBeGreaterThanOrEqual(least);
  });

  test.each(ENCODINGS)("a photograph of print, smaller than a page: %s", async (name) => {
    expect(wordScore(read(name).text, await readFile(fixturePath("phototest.gold.txt"), "utf8"))).toBe(1);
  });
});

describe("scans made here at 200 dpi: the words and their order", { timeout: TIMEOUT }, () => {
  /** On half a sheet the recogniser looks for print in its grain, for longer than a page may take. */
  const COPY = "a second-generation copy";
  const LOOKS = {
    "a clean one": [{ font: "serif" }, {}],
    "crooked, grainy and pale": [{ font: "sans" }, { skew: 1.2, noise: 22, ink: 60, paper: 235, jpegQuality: 45 }],
    "typewritten, crooked the other way": [
      { font: "mono", size: 10 },
      { skew: -0.8, noise: 15 },
    ],
    "small print": [{ font: "serif", size: 8 }, { noise: 10 }],
    "two columns": [
      { columns: 2, size: 10 },
      { skew: 0.4, noise: 12 },
    ],
    [COPY]: [{ font: "serif" }, { noise: 30, ink: 90, paper: 215, skew: 0.6, jpegQuality: 35 }],
    "a page that lies turned by 1 quarters": [{}, { turn: 1, noise: 12, skew: 0.5 }],
    "a page that lies turned by 2 quarters": [{}, { turn: 2, noise: 12, skew: 0.5 }],
    "a page that lies turned by 3 quarters": [{}, { turn: 3, noise: 12, skew: 0.5 }],
  } as const;
  type Name = keyof typeof LOOKS;
  const printed = (name: Name) =>
    name === COPY ? { text: NARRATIVE } : ({ text: PASSAGE, height: PASSAGE_HEIGHT } as const);
  const NAMES = Object.keys(LOOKS) as Name[];
  const TURNED = "a page that the file turns, of a scan that lay on its head";
  const read = readBefore(async () => {
    const pdfs = await each(NAMES, async (name) => {
      const [look, flaws] = LOOKS[name];
      return scanOf(await writtenPdf([{ ...printed(name), ...look }]), flaws);
    });
    const scan = await PDFDocument.load(await scanOf(await passage(), { turn: 3 }));
    const [page] = scan.getPages();
    page?.setRotation(degrees(90));
    return { ...pdfs, [TURNED]: await scan.save() };
  });

  test.each(NAMES)("%s", (name) => {
    const { text } = read(name);
    // Print as pale as that of a carbon copy is darkened; with it the grain of a second copy, which costs a word or two.
    const least = name === COPY ? 0.94 : 0.95;
    expect(wordScore(text, printed(name).text)).toBeGreaterThanOrEqual(least);
    expect(orderScore(text, printed(name).text)).toBeGreaterThanOrEqual(0.85);
  });

  test(TURNED, () => {
    expect(wordScore(read(TURNED).text, PASSAGE)).toBeGreaterThanOrEqual(0.95);
  });

  test("such a copy that is almost empty", async () => {
    const copy = await scanOf(await writtenPdf([{ text: PASSAGE, font: "serif" }]), LOOKS[COPY][1]);
    const [page] = await recogniseBytes(copy, [1]);
    expect(wordScore(page?.ok === true ? page.text : "", PASSAGE)).toBeGreaterThanOrEqual(0.94);
  });

  test("several pages, each on its own, in the order asked for", async () => {
    const [statement = ""] = STATEMENT.split("\n\n");
    const scan = await scanOf(
      await writtenPdf([
        { text: PASSAGE, height: PASSAGE_HEIGHT },
        { text: statement, columns: 2, height: PASSAGE_HEIGHT },
        { text: LEDGER, font: "mono", size: 9, height: PASSAGE_HEIGHT },
      ]),
      { noise: 10, skew: 0.3 },
    );
    const pages = await recogniseBytes(scan, [3, 1, 2]);
    expect(pages.map(({ pageNumber, ok }) => [pageNumber, ok])).toEqual([
      [3, true],
      [1, true],
      [2, true],
    ]);
    for (const [index, truth] of [LEDGER, PASSAGE, statement].entries()) {
      const page = pages[index];
      expect(page?.ok === true && wordScore(page.text, truth)).toBeGreaterThanOrEqual(0.95);
      expect(page?.ok === true && page.confidence).toBeGreaterThan(0.7);
    }
  });
});

describe("where the words stand on the page as it is drawn", { timeout: TIMEOUT }, () => {
  const LINES = [
    "On Tuesday about midnight the unit was on patrol",
    "near the corner of Walnut Street and saw a silver",
    "sedan drift across the centre line and then correct",
    "sharply before the driver stopped beside the store",
    "and placed both hands upon the wheel without a word",
  ];
  const [WIDTH, HEIGHT, SIZE, MARGIN, LEADING] = [612, 480, 16, 90, 60];
  type Point = { readonly x: number; readonly y: number };

  /** The page, and the middle of each word on it in points from the upper left corner. */
  async function placedWords() {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([WIDTH, HEIGHT]);
    const middles = LINES.flatMap((line, index) => {
      const baseline = 120 + index * LEADING;
      page.drawText(line, { x: MARGIN, y: HEIGHT - baseline, size: SIZE, font });
      return line.split(" ").map((word, at, words) => {
        const before = font.widthOfTextAtSize([...words.slice(0, at), ""].join(" "), SIZE);
        return { word, x: MARGIN + before + font.widthOfTextAtSize(word, SIZE) / 2, y: baseline - SIZE * 0.3 };
      });
    });
    return { pdf: await document.save(), middles };
  }

  /** Where a point of the paper is on its scan, in fractions: the paper is turned about its middle. */
  function onScan({ x, y }: Point, { turn, skew }: { readonly turn: Turn; readonly skew: number }): Point {
    const angle = ((turn * 90 + skew) * Math.PI) / 180;
    const [dx, dy] = [x - WIDTH / 2, y - HEIGHT / 2];
    const [width, height] = turn % 2 === 1 ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
    return {
      x: (width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle)) / width,
      y: (height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle)) / height,
    };
  }

  const LAYS = {
    "as it should": [{ turn: 0, skew: 0 }, 0],
    crooked: [{ turn: 0, skew: 1.2 }, 0],
    "so crooked that it is laid straight first": [{ turn: 0, skew: 6 }, 0],
    "on its head, and crooked": [{ turn: 2, skew: -5 }, 0],
    "on its left side, crooked": [{ turn: 1, skew: -0.8 }, 0],
    "on its head": [{ turn: 2, skew: 0 }, 0],
    "on its right side": [{ turn: 3, skew: 0.5 }, 0],
    "on its head in a page that the file turns by a quarter": [{ turn: 2, skew: 0 }, 1],
  } as const;
  type Lay = keyof typeof LAYS;
  const NAMES = Object.keys(LAYS) as Lay[];
  const pageOf = readBefore(() =>
    each(NAMES, async (name) => {
      const [lay, pageTurn] = LAYS[name];
      const scan = await PDFDocument.load(await scanOf((await placedWords()).pdf, { ...lay, noise: 8 }));
      scan.getPage(0).setRotation(degrees(pageTurn * 90));
      return scan.save();
    }),
  );

  test.each(NAMES)("the paper lay %s", async (name) => {
    const [lay, pageTurn] = LAYS[name];
    const { middles } = await placedWords();
    const page = pageOf(name);
    const read = unpackWordPlaces(page.wordPlaces).map((place) => ({
      ...place,
      word: page.text.slice(place.start, place.end),
    }));
    expect(read.map(({ word }) => word)).toEqual(middles.map(({ word }) => word));
    const offBy = middles.map((middle, index) => {
      const { x, y } = onScan(middle, lay);
      const seen = turnedBox({ left: x, top: y, width: 0, height: 0 }, pageTurn);
      const { left = 0, top = 0, width = 0, height = 0 } = read[index] ?? {};
      return Math.max(Math.abs(left + width / 2 - seen.left), Math.abs(top + height / 2 - seen.top));
    });
    // A letter is a hundredth of the page wide.
    expect(Math.max(...offBy)).toBeLessThan(0.008);
    expect(read.every(({ confidence }) => confidence > 0.5 && confidence <= 1)).toBe(true);
  });
});

describe("pages that cannot be read", { timeout: TIMEOUT }, () => {
  test("a blank page is an empty text; one that is not there says so, and the others are read", async () => {
    const scan = await PDFDocument.load(await scanOf(await passage()));
    scan.addPage([612, 792]);
    const pages = await recogniseBytes(await scan.save(), [7, 1, 2]);
    expect(pages[0]).toEqual({ ok: false, pageNumber: 7, reason: "This page is damaged in the file." });
    expect(pages[1]).toMatchObject({ ok: true, pageNumber: 1 });
    expect(pages[2]).toMatchObject({ ok: true, pageNumber: 2, text: "" });
  });

  test("a page that takes too long costs itself alone, and a document full of them is given up", async () => {
    const scan = await scanOf(await passage());
    const seven = await PDFDocument.create();
    for (let count = 0; count < 7; count += 1) {
      const [page] = await seven.copyPages(await PDFDocument.load(scan), [0]);
      if (page !== undefined) seven.addPage(page);
    }
    const pages = await recogniseBytes(await seven.save(), [1, 2, 3, 4, 5, 6, 7], { limits: { pageTimeMs: 10 } });
    const reasons = pages.map((page) => (page.ok ? "read" : page.reason));
    expect(pages.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(reasons.slice(0, 5))).toEqual(new Set(["Reading this page took too long and was stopped."]));
    expect(new Set(reasons.slice(5))).toEqual(
      new Set(["The pages before this one could not be read by OCR, so this one was not tried."]),
    );
  });

  test("a page that needs too much memory says so", async () => {
    const pages = await recogniseBytes(await scanOf(await passage()), [1], {
      limits: { memoryBytes: 120 * 1024 ** 2 },
    });
    expect(pages).toEqual([
      {
        ok: false,
        pageNumber: 1,
        reason: "This page needs more memory to read than is safe. It may be damaged or malicious.",
      },
    ]);
  });

  test("pictures built to do harm cost their own page, and the page behind them is read", async () => {
    const words = "The officer wrote that the driver stood on the kerb";
    const pages = await recogniseBytes(
      pagesPdf([
        { picture: giantPicture(30_000) },
        { picture: jpegBomb() },
        { picture: jpeg2000Bomb(60_000) },
        { picture: jbig2Bomb(60_000) },
        { content: nestedFlateContent(6) },
        { words },
      ]),
      [1, 2, 3, 4, 5, 6],
    );
    const memory = "This page needs more memory to read than is safe. It may be damaged or malicious.";
    expect(pages.map((page) => (page.ok ? page.text : page.reason))).toEqual([
      "The image on this page is too large to be read safely.",
      memory,
      // Pictures that hold nothing are drawn as nothing.
      "",
      "",
      memory,
      words,
    ]);
  });

  test("an abort ends the reading with the caller's reason; what is thrown on a page ends it, too", async () => {
    const scan = await scanOf(await passage());
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error("shutting down")), 200);
    await expect(recogniseBytes(scan, [1], { signal: abort.signal })).rejects.toThrow("shutting down");
    const onPage = () => Promise.reject(new Error("the disk is full"));
    await expect(recogniseBytes(scan, [7, 1], { onPage })).rejects.toThrow("the disk is full");
  });
});
