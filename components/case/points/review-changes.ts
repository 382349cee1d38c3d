import type { Finding } from "#lib/contracts/findings.ts";
import type { Verdict } from "#lib/domain/findings.ts";
import { isJudgedWith } from "#lib/domain/points.ts";

/** One verdict to send. */
export type Change = { readonly finding: Finding; readonly verdict: Verdict };

/**
 * What a verdict on a whole point sends: to what is not reviewed yet; once all is reviewed, to all that has another verdict. So
 * accepting a point does not take back what was rejected in it row by row.
 */
export function changesFor(judged: readonly Finding[], verdict: Verdict): Change[] {
  const open = judged.filter((finding) => finding.verdict === "proposed");
  const changed = open.length > 0 ? open : judged.filter((finding) => finding.verdict !== verdict);
  return changed.map((finding) => ({ finding, verdict }));
}

/**
 * What takes changes back: the verdicts of before on what was judged, then on what was judged along with it and had another
 * verdict of its own.
 * @param before all findings as they were before the changes
 */
export function takeBack(changes: readonly Change[], before: readonly Finding[]): Change[] {
  return changes.flatMap(({ finding }) => {
    const along = before.filter((other) => other.id !== finding.id && isJudgedWith(other, finding));
    const differing = along.filter(({ verdict }) => verdict !== finding.verdict);
    return [finding, ...differing].map((one) => ({ finding: one, verdict: one.verdict }));
  });
}
