// @spec 3: words of every kind of file, files built to do harm (product page)
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { extractBytes } from "./testing/extract-bytes.ts";
import { recogniseOrRecall } from "./testing/kept-readings.ts";
import { wordScore } from "./testing/word-score.ts";
import { NARRATIVE } from "./testing/written-pages.ts";

/** Made by server/extraction/testing/make-fixtures.ts, with their words beside them. */
const FOLDER = new URL("../../testing/fixtures/documents/", import.meta.url);

async function read(name: string) {
  const result = await extractBytes(await readFile(new URL(name, FOLDER)), name.endsWith(".docx") ? "docx" : "pdf");
  if (!result.ok) throw new Error(`${name}: ${result.reason}`);
  return result;
}

async function truthOf(name: string): Promise<string> {
  return (await readFile(new URL(name.replace(/\.\w+$/, ".truth.txt"), FOLDER), "utf8")).trimEnd();
}

describe("what stands in no text layer is in its place in the text", () => {
  test.each([
    ["form-rights.pdf", "check boxes, radio buttons, form values, a choice"],
    ["marked-comments.pdf", "comments on words and drawings, strike-outs, stamps"],
    ["marked-hidden.pdf", "white words and words under a box"],
    ["word-form.docx", "check boxes, numbers, pages by breaks and sections"],
    ["word-changes.docx", "tracked changes, comments, hidden words, text boxes, notes, headers"],
  ])("%s: %s", async (name) => {
    const { pages } = await read(name);
    expect(pages.map(({ text }) => text.replace(/[ \t]+/g, " ")).join("\f")).toBe(await truthOf(name));
  });
});

test("words that a page hides are said to be hidden", async () => {
  const doubt =
    "Some words on this page are invisible in print (white, or under a box); they are marked as [hidden: ...].";
  for (const name of ["marked-hidden.pdf", "word-changes.docx"])
    expect((await read(name)).pages[0]?.doubt, name).toBe(doubt);
});

test("what a Word file holds and nothing reads is named", async () => {
  expect((await read("word-changes.docx")).note).toContain(
    "Parts of this Word file are not read: 1 embedded file (Overtime_2024.xlsx), 1 chart. Save it as a PDF and add that; add embedded files on their own.",
  );
});

describe("text layers", () => {
  test("20 of 20 that make no sense are found and left to OCR", async () => {
    const { pages } = await read("layers-garbled.pdf");
    expect(pages).toHaveLength(20);
    for (const page of pages) {
      expect(page.needsOcr, `page ${page.pageNumber}`).toBe(true);
      expect(page.confidence).toBeLessThanOrEqual(0.2);
      expect(page.doubt ?? page.unreadReason).toMatch(/not readable in any language|no readable character codes/);
    }
    expect(wordScore(pages[0]?.text ?? "", NARRATIVE)).toBeLessThan(0.1);
  });

  test("OCR reads what such a page shows", async () => {
    const [page] = await recogniseOrRecall(await readFile(new URL("layers-garbled.pdf", FOLDER)), [1]);
    expect(wordScore(page?.ok === true ? page.text : "", NARRATIVE)).toBeGreaterThan(0.9);
  });

  test("0 of 200 sound ones, in seven languages, tables and lists among them, are sent to OCR", async () => {
    const { pages } = await read("layers-sound.pdf");
    expect(pages).toHaveLength(200);
    expect(pages.filter(({ needsOcr, doubt }) => needsOcr || doubt !== null)).toEqual([]);
    const text = pages.map((page) => page.text).join("\n");
    expect(wordScore(text, await truthOf("layers-sound.pdf"))).toBeGreaterThan(0.99);
  });
});
