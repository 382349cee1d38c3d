import type { CaseSentence } from "../../../text/case-text.ts";
import type { Range } from "../../../text/assertion.ts";
import { clockDistance, findClockTimes } from "../../../text/clock.ts";
import { isAsserted } from "../../matching/is-asserted.ts";
import type { Keyed } from "../frame.ts";
import type { Reader } from "./reader.ts";

const RESULT = /(?<![\d.])(0?\.\d{2,3})(?!\d)/g;
/** Below it a figure is a tolerance, from it on the printout's own numbering. */
const LEAST_RESULT = 0.02;
const RESULTS_END = 0.5;
/** Results are printed to three places. */
const ROUNDING = 0.0005;

/** Alcohol results of a sentence with their places, in the unit of the page: from 0.02 to below 0.5. */
export function findAlcoholResults(plain: string): (Range & { readonly value: number })[] {
  return [...plain.matchAll(RESULT)]
    .map((match) => ({ at: match.index, end: match.index + match[0].length, value: Number(match[1]) }))
    .filter(({ value }) => value >= LEAST_RESULT && value < RESULTS_END);
}

/** Alcohol results of breath and blood tests. */
export const readAlcohol: Reader = () => ({
  read: (sentence) =>
    findAlcoholResults(sentence.plain).flatMap(({ at, end, value }) =>
      isAsserted(sentence, { at, end }) ? [{ sentence, at, key: "", value }] : [],
    ),
  differ: (one, other) => {
    const apart = Math.abs(Number(one) - Number(other));
    return apart >= ROUNDING ? apart * 20 : 0;
  },
});

/** Shortest period that the rules of the states ask for, in minutes. */
const SHORTEST_PERIOD = 15;
const SHORTER_BY = 3;
const LONGEST_PERIOD = 60;
/** Lines of an instrument's record between the start of the observation and the sample. */
const LINES_TO_SAMPLE = 12;

/** Minutes for which a person was observed before a breath test, as stated or by the times of the instrument's record. */
export const readObservationLength: Reader = (said) => ({
  read: (sentence) => [
    ...said.matches(sentence).flatMap((match) => {
      const minutes = said.read("number", match.groups?.number ?? "");
      return minutes === null ? [] : [{ sentence, at: match.index, key: "", value: minutes }];
    }),
    ...observedByTheClock(sentence),
  ],
  differ: (one, other) =>
    Math.abs(Number(one) - Number(other)) >= SHORTER_BY && Math.min(Number(one), Number(other)) < SHORTEST_PERIOD
      ? 1
      : 0,
});

function observedByTheClock(sentence: CaseSentence): Keyed[] {
  if (!/\b(?:observation|deprivation)\b.{0,12}\b(?:began|begin|begun|start|started|commenced)\b/.test(sentence.plain))
    return [];
  const from = findClockTimes(sentence.plain)[0]?.minutes;
  const sample = sentence.document.sentences
    .slice(sentence.order + 1, sentence.order + LINES_TO_SAMPLE)
    .find(
      ({ plain }) =>
        /\b(?:sample|test|specimen)\b/.test(plain) &&
        !/\b(?:control|blank|diagnostics?|check)\b/.test(plain) &&
        findClockTimes(plain).length > 0,
    );
  const to = sample === undefined ? undefined : findClockTimes(sample.plain)[0]?.minutes;
  if (from === undefined || to === undefined) return [];
  const minutes = clockDistance(from, to);
  return minutes > LONGEST_PERIOD ? [] : [{ sentence, at: 0, key: "", value: minutes }];
}
