import type { CaseSentence, CaseText } from "../../text/case-text.ts";
import { findClaims } from "./compare-claims.ts";
import { CONFLICT_POINTS } from "./conflict-points.ts";
import { makeContradiction, type Contradiction } from "./contradiction.ts";
import { findEarlyQuestions, type CustodySequence } from "../sequences/sequences.ts";

const POINTS = CONFLICT_POINTS.flatMap((point) =>
  point.rightsClaimed === undefined ? [] : [{ point, claim: new RegExp(point.rightsClaimed) }],
);

/** The report says "rights before any question"; a sequence in another document shows the question first. */
export function findRightsConflict(
  caseText: CaseText,
  accounts: readonly CaseSentence[],
  custody: readonly CustodySequence[],
): Contradiction[] {
  return POINTS.flatMap(({ point, claim }) => {
    const claimed = findClaims(accounts, claim, { acceptsDenied: true, unless: null });
    const early = findEarlyQuestions(caseText);
    for (const one of claimed) {
      const question =
        // In a narrative it cannot be told who asked whom; a recording names the speaker.
        custody.find(({ question }) => question.speaker !== null && question.document !== one.sentence.document)
          ?.question ?? early.find(({ document }) => document !== one.sentence.document);
      if (question !== undefined) {
        const other = { sentence: question, at: 0, value: 0 };
        return [makeContradiction(point, { one, other, strength: 2, key: "" })];
      }
    }
    return [];
  });
}
