import { analyseByRules } from "../rules/analyse-by-rules.ts";
import { readCase } from "../read-case.ts";
import type { CaseFile } from "../rules/testing/case-file.ts";
import { scoreCase } from "../rules/testing/score-case.ts";

/** Found of planted, how many were given, and what was given beyond the key and beyond what is fair, summed over case files. */
export type Tally = {
  readonly found: number;
  readonly planted: number;
  readonly given: number;
  readonly extra: number;
};
export const PARTS = ["issues", "gaps", "contradictions", "factors", "events"] as const;

/** Each file is analysed once; `extra` stays 0 for factors and events, which the keys do not list in full. */
export function countAnswers(files: readonly CaseFile[]): Readonly<Record<(typeof PARTS)[number], Tally>> {
  const scores = files.map((file) => scoreCase(file, analyseByRules(readCase(file.documents))));
  const tally = (part: string): Tally => {
    const rows = scores.flatMap((score) => score[part] ?? []);
    const planted = rows.reduce((sum, row) => sum + row.planted, 0);
    const missed = rows.reduce((sum, row) => sum + row.missed.length, 0);
    return {
      planted,
      found: planted - missed,
      given: rows.reduce((sum, row) => sum + row.given, 0),
      extra: rows.reduce((sum, row) => sum + row.extra.length, 0),
    };
  };
  return {
    issues: tally("issues"),
    gaps: tally("gaps"),
    contradictions: tally("contradictions"),
    factors: tally("factors"),
    events: tally("events"),
  };
}
