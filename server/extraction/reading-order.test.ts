import { PDFDocument, StandardFonts } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { extractBytes } from "./testing/extract-bytes.ts";
import { NARRATIVE, STATEMENT } from "./testing/written-pages.ts";

/** A run of words and where it is drawn, points from the lower left corner. */
type Run = readonly [text: string, x: number, y: number];
type Layout = { readonly truth: readonly Run[]; readonly drawn: readonly Run[] };

const SIZE = 9;
const LEADING = 13;
const top = (line: number) => 720 - line * LEADING;

/** No word twice, so that each has one place. */
const WORDS = `${NARRATIVE} ${STATEMENT}`.split(/\s+/).map((word, index) => `${word.replace(/\W/g, "")}${index}`);

/** Lines of prose, each about as long as the others; `from` is the first word. */
function linesOf(from: number, { count, characters }: { readonly count: number; readonly characters: number }) {
  const lines: string[] = [];
  let at = from;
  while (lines.length < count) {
    let line = "";
    while (line.length < characters) line = `${line} ${WORDS[at++ % WORDS.length] ?? ""}`.trim();
    lines.push(line);
  }
  return { lines, next: at };
}

function columns(lefts: readonly number[], characters: number): Run[][] {
  let from = 8;
  return lefts.map((x) => {
    const { lines, next } = linesOf(from, { count: 28 / lefts.length + 4, characters });
    from = next;
    return lines.map((line, index) => [line, x, top(index + 2)] as const);
  });
}

const title: Run = [WORDS.slice(0, 8).join(" "), 60, top(0)];
const rowWise = (parts: readonly Run[][]) =>
  (parts[0] ?? []).flatMap((_, index) => parts.flatMap((part) => part.slice(index, index + 1)));
const two = columns([60, 320], 36);
const three = columns([40, 225, 410], 24);
const transcript = [60, 320].map((x, page) =>
  linesOf(page * 120, { count: 20, characters: 26 }).lines.map((line, index): readonly [Run, Run] => [
    [`${index + 1}`, x, top(index)],
    [line, x + 24, top(index)],
  ]),
);
const labels = WORDS.slice(0, 14).map((word, index): Run => [`${word}:`, 60, top(index * 2)]);
const values = WORDS.slice(20, 34).map((word, index): Run => [`${word} given`, 190, top(index * 2)]);

const LAYOUTS: Readonly<Record<string, Layout>> = {
  "two columns, drawn row by row": { truth: [title, ...two.flat()], drawn: [title, ...rowWise(two)] },
  "two columns, drawn one after the other": { truth: [title, ...two.flat()], drawn: [title, ...two.flat()] },
  "three columns, drawn row by row": { truth: [title, ...three.flat()], drawn: [title, ...rowWise(three)] },
  "three columns, drawn one after the other": { truth: [title, ...three.flat()], drawn: [title, ...three.flat()] },
  "a condensed transcript, its numbers drawn apart": {
    truth: transcript.flat(2),
    drawn: (transcript[0] ?? [])
      .flatMap((_, index) => transcript.flatMap((page) => page.slice(index, index + 1)))
      .flat(),
  },
  "a form, its labels drawn before its values": {
    truth: labels.flatMap((label, index) => [label, ...values.slice(index, index + 1)]),
    drawn: [...labels, ...values],
  },
  "a page drawn from the bottom up": { truth: two[0] ?? [], drawn: (two[0] ?? []).toReversed() },
};

async function pdfOf(runs: readonly Run[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([612, 792]);
  for (const [text, x, y] of runs) page.drawText(text, { x, y, size: SIZE, font });
  return document.save();
}

/** Spearman's rank correlation of the words' order with the true one, -1..1; a word that is missing counts as last. */
function orderCorrelation(read: readonly string[], truth: readonly string[]): number {
  const place = new Map(read.map((word, index) => [word, index]));
  const placed = truth.map((word) => place.get(word) ?? read.length);
  const ranks = new Map(placed.toSorted((one, other) => one - other).map((value, index) => [value, index]));
  const squares = placed.reduce((sum, value, index) => sum + ((ranks.get(value) ?? 0) - index) ** 2, 0);
  return 1 - (6 * squares) / (truth.length * (truth.length ** 2 - 1));
}

const numberedWords = (text: string) => text.match(/[A-Za-z]+\d+/g) ?? [];

describe.concurrent("words in reading order, rank correlation with the truth", () => {
  test.each(Object.entries(LAYOUTS))("%s", async (_, { truth, drawn }) => {
    const result = await extractBytes(await pdfOf(drawn), "pdf");
    const text = result.ok ? (result.pages[0]?.text ?? "") : "";
    const words = numberedWords(truth.map(([line]) => line).join(" "));
    expect(orderCorrelation(numberedWords(text), words)).toBeGreaterThanOrEqual(0.98);
  });
});
