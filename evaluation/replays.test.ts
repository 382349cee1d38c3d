import { beforeAll, describe, expect, it } from "vitest";
import { lostFindings, measureReplays, type ReplayedCase } from "./harness/measure-replays.ts";

/** Milliseconds: each case is analysed by rules, by kept answers, and assembled twice. */
const TIME = 600_000;

/**
 * What kept answers of capable readers, who saw the prompts alone, must not fall below: planted contradictions that the case
 * page shows, by their exact pair, of all that are planted, and the share of those shown that the keys hold. Keys of blind files name one pair of
 * papers for each point, so they count too little; see RESULTS.md.
 */
const FLOORS = {
  "of the trial": { found: 18, right: 0.86 },
  blind: { found: 77, right: 0.59 },
  "blind, at 8,192 tokens": { found: 56, right: 0.6 },
} as const;

function splitOf({ file, window }: ReplayedCase): keyof typeof FLOORS {
  if (!file.about.set.startsWith("14th")) return "of the trial";
  return window > 8192 ? "blind" : "blind, at 8,192 tokens";
}

describe("kept answers of a model", () => {
  let cases: readonly ReplayedCase[] = [];
  beforeAll(async () => {
    cases = await measureReplays();
  }, TIME);

  it("are there, and each is still an answer to what the product asks", () => {
    expect(cases.length).toBeGreaterThanOrEqual(12);
    // A changed prompt must be asked again: its old answers prove nothing.
    expect(
      cases.map(({ file, note }) => [file.name, note ?? ""]).filter(([, note]) => note?.includes("uses rules only")),
    ).toEqual([]);
  });

  it("lose no finding whose quotes stand: each is shown, hangs below another, or is set aside with a reason", () => {
    for (const one of cases) {
      expect([one.file.name, lostFindings(one)]).toEqual([one.file.name, []]);
      const rejected = one.model.findings.filter(({ audit }) => audit?.verdict === "rejected");
      expect([one.file.name, rejected.filter(({ audit }) => audit?.why === "")]).toEqual([one.file.name, []]);
    }
  });

  it("give odds that nobody has reviewed, within 20 and 80", () => {
    for (const { file, model } of cases) {
      const { viabilityScore, review } = model.score;
      expect([file.name, review.provisional]).toEqual([file.name, true]);
      expect([file.name, viabilityScore]).toEqual([file.name, Math.min(80, Math.max(20, viabilityScore ?? 50))]);
      expect(review.factors).toBeLessThanOrEqual(12);
    }
  });

  it("weigh with fewer tokens than they read", () => {
    for (const { file, tokens } of cases) expect([file.name, tokens.conclude < tokens.read]).toEqual([file.name, true]);
  });

  it.each(Object.entries(FLOORS))("show the contradictions of cases %s", (split, floor) => {
    const scores = cases.filter((one) => splitOf(one) === split).map((one) => one.scores.model.contradictions);
    const found = scores.reduce((sum, { planted, missed }) => sum + planted - missed.length, 0);
    const given = scores.reduce((sum, score) => sum + score.given, 0);
    const right = 1 - scores.reduce((sum, { wrong }) => sum + wrong.length, 0) / given;
    expect(found).toBeGreaterThanOrEqual(floor.found);
    expect(right).toBeGreaterThanOrEqual(floor.right);
  });
});
