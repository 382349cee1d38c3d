import type { CaseSentence, CaseText } from "../../text/case-text.ts";
import { CONFLICT_POINTS } from "./conflict-points.ts";
import { makeContradiction, type Contradiction } from "./contradiction.ts";
import type { Mention } from "./frame.ts";
import { findAlcoholResults } from "./readers/breath.ts";

const POINTS = CONFLICT_POINTS.flatMap((point) =>
  point.breathSamples === undefined
    ? []
    : [{ point, words: new RegExp(point.breathSamples.words), unless: new RegExp(point.breathSamples.unless) }],
);

/** "Subject sample 1", "the second test" */
const NUMBERED =
  /\b(?:(?:samples?|tests?|specimens?|breath) ?#? ?[12]|(?:first|second|1st|2nd) (?:breath |subject )?(?:samples?|tests?|specimens?))\b/;

/** Instruments ask for agreement within 0.02; the rest is for rounding. */
const AGREEMENT = 0.0201;
/** Sentences within which two samples belong to one test. */
const ONE_TEST = 8;

/** Rows of an instrument's history tell of other people's tests. */
function areOfTwoDays(one: CaseSentence, other: CaseSentence): boolean {
  const [first, second] = [one, other].map(
    ({ pageText, lead, end }) => /\b\d{1,2}[/-]\d{1,2}\b/.exec(pageText.slice(lead, end))?.[0],
  );
  return first !== undefined && second !== undefined && first !== second;
}

/**
 * Two samples of one breath test in one document, more than 0.02 apart. Outside the instrument's own record, where limits, ranges of
 * charges and screening tests stand beside them, each must be called by its number.
 */
export function findSamplesApart(caseText: CaseText): Contradiction[] {
  // The instrument's own record is the better source than a report that repeats it.
  const documents = caseText.documents
    .filter(({ isEvidence }) => isEvidence)
    .toSorted((a, b) => Number(b.kind === "breath-record") - Number(a.kind === "breath-record"));
  return POINTS.flatMap(({ point, words, unless }) => {
    for (const document of documents) {
      const readings: Mention[] = document.sentences
        .filter(
          ({ plain }) => (document.kind === "breath-record" ? words : NUMBERED).test(plain) && !unless.test(plain),
        )
        .flatMap((sentence) => findAlcoholResults(sentence.plain).map((result) => ({ sentence, ...result })));
      for (const [index, one] of readings.entries()) {
        const other = readings
          .slice(index + 1)
          .find(
            ({ sentence, value }) =>
              sentence !== one.sentence &&
              Math.abs(Number(one.value) - Number(value)) > AGREEMENT &&
              sentence.order - one.sentence.order <= ONE_TEST &&
              !areOfTwoDays(one.sentence, sentence),
          );
        if (other === undefined) continue;
        const apart = Math.abs(Number(one.value) - Number(other.value)).toFixed(3);
        return [
          makeContradiction(
            point,
            { one, other, strength: 2, key: "" },
            { detail: `The samples are ${apart} apart. ${point.why}`, factorText: `${point.factorText} by ${apart}` },
          ),
        ];
      }
    }
    return [];
  });
}
