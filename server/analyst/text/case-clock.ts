import type { CaseDocument, CaseSentence, CaseText } from "./case-text.ts";
import { clockDistance, findClockTimes, readTimeCode, type ClockTime } from "./clock.ts";

export type CaseClock = {
  /** Minutes after midnight that the sentence itself states (its time code first), or null. */
  timeOf(sentence: CaseSentence): number | null;
  /** All clock times of the sentence, its time code alone when it has one; at most three. */
  timesOf(sentence: CaseSentence): readonly number[];
  /** Minutes after midnight; of the two readings of an ambiguous time the one nearer to the case's other times. */
  settle(time: ClockTime): number;
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

/** The first time of the document that leaves no doubt between morning and evening, or undefined. */
function firstStatedTime({ isEvidence, sentences }: CaseDocument, isRelative: boolean): number | undefined {
  if (!isEvidence) return undefined;
  for (const { timeCode, plain } of sentences) {
    if (timeCode !== null && isRelative) continue;
    const stated = findClockTimes(plain).find((time) => !time.isAmbiguous);
    if (stated !== undefined) return stated.minutes;
  }
  return undefined;
}

/** Reads the clock times of sentences; relative time codes of recordings are ignored. */
export function createCaseClock(caseText: CaseText): CaseClock {
  const relative = new Set(caseText.documents.filter(hasRelativeTimeCodes));
  // One time of each document: a long log must not outvote the others, and their order must not matter.
  const references = caseText.documents.flatMap((document) => firstStatedTime(document, relative.has(document)) ?? []);
  const settle = (time: ClockTime): number => {
    if (!time.isAmbiguous) return time.minutes;
    const other = (time.minutes + 720) % 1440;
    const distance = (minutes: number) => references.reduce((sum, one) => sum + clockDistance(minutes, one), 0);
    return distance(other) < distance(time.minutes) ? other : time.minutes;
  };
  const timeOf = (sentence: CaseSentence): number | null => {
    if (sentence.timeCode !== null && !relative.has(sentence.document)) {
      const minutes = readTimeCode(sentence.timeCode);
      if (minutes !== null) return minutes;
    }
    const time = findClockTimes(sentence.plain)[0];
    return time === undefined ? null : settle(time);
  };
  const timesOf = (sentence: CaseSentence): readonly number[] => {
    const first = timeOf(sentence);
    if (first === null) return [];
    if (sentence.timeCode !== null) return [first];
    return [...new Set(findClockTimes(sentence.plain).slice(0, 3).map(settle))];
  };
  return { timeOf, timesOf, settle };
}
