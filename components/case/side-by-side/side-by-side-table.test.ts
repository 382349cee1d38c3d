import { expect, test } from "vitest";
import type { SideBySidePoint } from "#lib/contracts/findings.ts";
import type { CasePoint } from "#lib/contracts/points.ts";
import { makeFinding } from "#lib/analysis/testing/make-finding.ts";
import { sideBySideTable } from "./side-by-side-table.ts";

type Said = SideBySidePoint["cells"][number];

const said = (exhibit: number | null, quote: string, fields: Partial<Said> = {}): Said => ({
  documentId: `document-${exhibit}`,
  exhibit,
  fileName: "paper.pdf",
  pageNumber: 2,
  quote,
  start: 100,
  end: 100 + quote.length,
  status: "verified",
  differs: false,
  at: null,
  ...fields,
});

const point = (rank: number, contradiction: string[]): CasePoint => ({
  ...{ id: `point-${rank}`, rank, title: "", why: "", forUs: 0, against: 0, countedForUs: 0, countedAgainst: 0 },
  findings: { contradiction, factor: [], issue: [], weakness: [], defense: [], gap: [], action: [] },
});

test("a column for each exhibit that says something, in their order; a silent cell is null", () => {
  const { columns, rows } = sideBySideTable({
    sideBySide: [
      { label: "Clothing", cells: [said(7, "red"), said(12, "gray")] },
      { label: "Light", cells: [said(2, "dark"), said(12, "dim"), said(null, "none")] },
    ],
    findings: [],
    points: [],
  });
  expect(columns.map(({ exhibit }) => exhibit)).toEqual(["Ex. 2", "Ex. 7", "Ex. 12", null]);
  expect(rows.map(({ cells }) => cells.map((cell) => cell?.words ?? null))).toEqual([
    [null, "red", "gray", null],
    ["dark", null, "dim", "none"],
  ]);
});

test("a cell shows the quote from the words on the matter, and all of it where their place is not known", () => {
  const quote = "The man who ran had a red hoodie on.";
  const wordsAt = (at: number | null, end = 100 + quote.length) =>
    sideBySideTable({
      sideBySide: [{ label: "Clothing", cells: [said(1, quote, { at, end }), said(2, "x")] }],
      findings: [],
      points: [],
    }).rows[0]?.cells[0]?.words;
  expect(wordsAt(100 + quote.indexOf("red"))).toBe("red hoodie on.");
  expect(wordsAt(100 + quote.indexOf("red") + 1)).toBe("red hoodie on.");
  expect(wordsAt(null)).toBe(quote);
  expect(wordsAt(90)).toBe(quote);
  expect(wordsAt(103, 300)).toBe(quote);
});

test.each([
  ["Drinks", 'He told me that he had "two beers" at a friend\'s house.', "beers", '"two beers" at a friend\'s house.'],
  ["Driving", "I did not see him drive.", "see", "not see him drive."],
  [
    "Stop",
    "I didn't see any head lights coming from the lane.",
    "head",
    "didn't see any head lights coming from the lane.",
  ],
  ["Stop", "He did not stop, and I saw head lights.", "head", "head lights."],
  ["Clothing", "He had a gray coat.", "gray", "gray coat."],
  // A row that compares numbers shows them first.
  ["Length of the watch", "I observed him for a full 15 minutes.", "observed", "15 minutes."],
  ["Time of the arrest", "[23:50:10] Turn around.", "50", "[23:50:10] Turn around."],
  ["Test result", "Sample 1: 0.112 at 00:31", "0.112", "0.112 at 00:31"],
  ["Length of the watch", "I'll be right back.", "I'll", "I'll be right back."],
  ["State of the instrument", "It was in order and gave two samples.", "was", "was in order and gave two samples."],
])("a cell on %s starts with whole words, and with what changes them: %s", (label, quote, word, shown) => {
  const at = 100 + quote.indexOf(word) + 1;
  const [row] = sideBySideTable({
    sideBySide: [{ label, cells: [said(1, quote, { at }), said(2, "x")] }],
    findings: [],
    points: [],
  }).rows;
  expect(row?.cells[0]?.words).toBe(shown);
});

test("a cell leaves out the words that the matter itself starts with, and nothing else", () => {
  const words = (quote: string) =>
    sideBySideTable({
      sideBySide: [
        { label: "Field sobriety clues: walk-and-turn", cells: [said(1, quote, { at: 100 }), said(2, "x")] },
      ],
      findings: [],
      points: [],
    }).rows[0]?.cells[0]?.words;
  expect(words("Walk-and-turn: 1 clue")).toBe("1 clue");
  expect(words("No clues on the walk-and-turn")).toBe("No clues on the walk-and-turn");
  expect(words("Walk-and-turn clues")).toBe("Walk-and-turn clues");
});

test("a cell that disagrees opens with the exhibit it disagrees with, from the contradiction; the row knows its point", () => {
  const [one, other] = [said(1, "red", { differs: true }), said(3, "gray", { differs: true })];
  const contradiction = makeFinding({
    ...{ kind: "contradiction", text: "Clothing" },
    citations: [one, other].map((cell) => ({ ...cell, id: crypto.randomUUID() })),
  });
  const [row] = sideBySideTable({
    sideBySide: [{ label: "Clothing", cells: [one, said(2, "dark"), other] }],
    findings: [contradiction],
    points: [point(1, []), point(2, [contradiction.id])],
  }).rows;
  expect(row?.rank).toBe(2);
  expect(row?.cells.map((cell) => [cell?.differs, cell?.place.beside?.documentId, cell?.place.from])).toEqual([
    [true, "document-3", contradiction.id],
    [false, undefined, contradiction.id],
    [true, "document-1", contradiction.id],
  ]);
});

test("papers that differ without a contradiction may mean two cars or two people: no cell is told to disagree", () => {
  const sides = [said(1, "a white Toyota", { differs: true }), said(2, "a silver Honda", { differs: true })] as const;
  const citations = sides.map((cell) => ({ ...cell, id: crypto.randomUUID() }));
  const rejected = makeFinding({ kind: "contradiction", text: "Vehicle", verdict: "rejected", citations });
  for (const findings of [[], [rejected]]) {
    const [row] = sideBySideTable({ sideBySide: [{ label: "Vehicle", cells: [...sides] }], findings, points: [] }).rows;
    expect(row?.cells.map((cell) => [cell?.differs, cell?.place.beside])).toEqual([
      [false, undefined],
      [false, undefined],
    ]);
  }
});
