import { LOW_CONFIDENCE } from "#lib/domain/files/pages.ts";
import { readCase } from "#server/analyst/read-case.ts";
import { analyseByRules } from "#server/analyst/rules/analyse-by-rules.ts";
import { findSideBySide } from "#server/analyst/rules/contradictions/side-by-side.ts";
import { scoreSet, type AnalysedCase } from "./baseline.ts";
import type { CaseFile } from "./case-file.ts";

/** A set of cases, analysed and scored; the baseline of a case needs the others of its set. */
export type ScoredSet = {
  readonly name: string;
  readonly split: CaseFile["about"]["split"];
  readonly cases: readonly AnalysedCase[];
  /** One for each case, in the same order. */
  readonly scores: ReturnType<typeof scoreSet>;
};

/** Analyses a case by the rules. */
function analyse(file: CaseFile): AnalysedCase {
  const reading = readCase(file.documents);
  return { file, output: analyseByRules(reading), sideBySide: findSideBySide(reading, LOW_CONFIDENCE) };
}

/** Analyses each case once by the rules. */
export function analyseSets(files: readonly CaseFile[]): ScoredSet[] {
  return scoreSets(files.map(analyse));
}

/** Groups analysed cases by set and scores them. Learn sets come first, then sets in the order of their names. */
export function scoreSets(cases: readonly AnalysedCase[]): ScoredSet[] {
  const bySet = Map.groupBy(cases, ({ file }) => file.about.set);
  return [...bySet]
    .map(([name, ofSet]) => ({
      ...{ name, cases: ofSet, scores: scoreSet(ofSet) },
      split: ofSet[0]?.file.about.split ?? "learn",
    }))
    .toSorted(
      (one, other) =>
        other.split.localeCompare(one.split) || one.name.localeCompare(other.name, "en", { numeric: true }),
    );
}
