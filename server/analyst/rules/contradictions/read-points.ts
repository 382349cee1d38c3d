import type { Point } from "../../knowledge/compile/conflicts.ts";
import type { CaseClock } from "../../text/case-clock.ts";
import type { CaseSentence, CaseText } from "../../text/case-text.ts";
import { readClaims } from "./compare-claims.ts";
import { FRAMES } from "./compare-frames.ts";
import { minutesApart, readTimes } from "./compare-times.ts";
import { differUnlessAgreed, type Differ, type Keyed } from "./frame.ts";

/** Everything that the papers say on one point. */
export type PointReading = {
  readonly point: Point;
  readonly mentions: readonly Keyed[];
  readonly differ: Differ;
  /** True for a sentence that names the point, the better quote of two. */
  readonly isPreferred: (sentence: CaseSentence) => boolean;
};

/** What the papers say on each point, whether they differ or not. */
export function readPoints(caseText: CaseText, accounts: readonly CaseSentence[], clock: CaseClock): PointReading[] {
  const differ = differUnlessAgreed([]);
  return [
    ...readTimes(caseText, accounts, clock).map((each) => ({
      ...each,
      differ: minutesApart,
      isPreferred: () => false,
    })),
    ...FRAMES.map((frame) => ({ ...frame, mentions: accounts.flatMap((sentence) => frame.mentionsIn(sentence)) })),
    ...readClaims(accounts).map((each) => ({ ...each, differ })),
  ];
}

/** Two mentions of one point that cannot both be true of one thing, in two documents. */
export function isApart(differ: Differ, one: Keyed, other: Keyed): boolean {
  return (
    one.sentence.document !== other.sentence.document && one.key === other.key && differ(one.value, other.value) > 0
  );
}
