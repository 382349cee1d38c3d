import { expect, it } from "vitest";
import { countRounds, loadJudgedFiles } from "./harness/judged-files.ts";
import type { JudgedKind } from "./harness/shown-lines.ts";

const files = loadJudgedFiles();
/** Of files without a wrong line none can come back. */
const rounds = countRounds(files.filter(({ marked }) => marked.some(({ mark }) => mark === "wrong")));

/**
 * Most lines of all rounds together that are shown today and that a judge marked as wrong. A change that brings one back fails;
 * one that mends some lowers the number in the same commit.
 */
const MOST_WRONG: Readonly<Partial<Record<JudgedKind, number>>> = {
  ...{ issue: 48, action: 56, defense: 47, event: 49, "factor to rule on": 19, weakness: 5 },
  ...{ gap: 9, "usual gap": 66, "differing row": 16 },
};

it("reads every line as it was judged, each once", () => {
  const ids = files.flatMap(({ marked }) => marked.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(600);
  expect(new Set(ids).size).toBe(ids.length);
});

it("shows no more wrong lines than it did", () => {
  const wrong: Partial<Record<JudgedKind, number>> = {};
  for (const { now } of rounds)
    for (const { kind, judged, marks } of now) {
      const count = judged === 0 ? 0 : Math.round(marks.wrong.share * judged);
      if (count > 0) wrong[kind] = (wrong[kind] ?? 0) + count;
    }
  expect(wrong).toEqual(MOST_WRONG);
});

it("still shows most of the lines that were thanked for", () => {
  const thanked = (shares: (typeof rounds)[number]["now"]) =>
    shares.reduce((sum, { judged, marks }) => sum + (judged === 0 ? 0 : Math.round(marks.thanks.share * judged)), 0);
  const then = rounds.reduce((sum, round) => sum + thanked(round.then), 0);
  const now = rounds.reduce((sum, round) => sum + thanked(round.now), 0);
  expect(now / then).toBeGreaterThan(0.85);
});
