import type { CaseDocument, CaseSentence, CaseText } from "./case-text.ts";
import { findClockTimes, readTimeCode } from "./clock.ts";

export type CaseClock = {
  /** Minutes after midnight that the sentence itself carries (its time code first), or null. */
  timeOf(sentence: CaseSentence): number | null;
};

/** Counters that start near zero ("00:00:12") count from the start of a recording and say nothing about the hour. */
function hasRelativeTimeCodes(document: CaseDocument): boolean {
  const codes = document.sentences.flatMap((sentence) => (sentence.timeCode === null ? [] : [sentence.timeCode]));
  const first = codes[0];
  if (first === undefined) return false;
  const minutes = readTimeCode(first);
  if (minutes === null || minutes > 1) return false;
  const last = readTimeCode(codes.at(-1) ?? first);
  return last !== null && last >= minutes;
}

/** Tells the clock time of a sentence, leaving out the relative time codes of recordings. */
export function createCaseClock(caseText: CaseText): CaseClock {
  const relative = new Set(caseText.documents.filter(hasRelativeTimeCodes));
  return {
    timeOf(sentence) {
      if (sentence.timeCode !== null && !relative.has(sentence.document)) {
        const minutes = readTimeCode(sentence.timeCode);
        if (minutes !== null) return minutes;
      }
      return findClockTimes(sentence.plain)[0]?.minutes ?? null;
    },
  };
}
