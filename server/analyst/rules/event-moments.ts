import type { CaseClock, SettledTime } from "../text/case-clock.ts";
import type { CaseDates, DateMention } from "../text/case-dates.ts";
import type { CaseSentence } from "../text/case-text.ts";

/** One point in time that a sentence names: a clock time, a date, or both. */
export type Moment = {
  readonly time: SettledTime | null;
  readonly date: DateMention | null;
  /** The part of the sentence that belongs to it, as offsets into the sentence's text: a cell of a row, else all of it. */
  readonly from: number;
  readonly to: number;
};

/** "09:00-17:31": two of them in a row without a date are columns of a schedule. */
const SPAN = /\d{1,2}:?\d{2} ?[-–] ?\d{1,2}:?\d{2}/g;
/** Characters between a date and the time that it belongs to: "03/08/2024 at 2248 hrs", "23:55 09/03/2024". */
const BESIDE = 12;

/**
 * The points in time of a sentence, in order. A row of a form ("Dispatched 20:39  On scene 20:57") gives each time its own
 * cell. A date without any time beside it counts only when the sentence names no time at all.
 */
export function findMoments(sentence: CaseSentence, clock: CaseClock, dates: CaseDates): Moment[] {
  const { text } = sentence;
  const mentions = dates.mentions.get(sentence) ?? [];
  const times = clock.timesIn(sentence);
  if (times.length === 0) {
    return mentions.slice(0, 1).map((date) => ({ time: null, date, from: 0, to: text.length }));
  }
  if (mentions.length === 0 && (text.match(SPAN) ?? []).length > 1) return [];
  const isCoded = sentence.timeCode !== null;
  const kept = isCoded ? times : withoutDurations(times);
  const isRow = kept.length > 1 && (/\S(?: {3,}|\t+ *)\S/.test(text) || kept.length > 2);
  return kept.map((time, at) => {
    const date = isCoded ? (mentions.find(({ words }) => words.index < 0) ?? null) : dateOf(time, mentions, text);
    const before = kept[at - 1];
    const from = isRow && before !== undefined ? endOf(before, mentions, text) : 0;
    const to = isRow ? endOf(time, mentions, text) : text.length;
    return { time, date, from, to: at === kept.length - 1 && !isRow ? text.length : to };
  });
}

/** In a row that opens with the seconds of the clock ("17:12:30  call  01:05"), a shorter figure is a length. */
function withoutDurations(times: readonly SettledTime[]): readonly SettledTime[] {
  const [first] = times;
  if (first === undefined || !/^\d{1,2}:\d{2}:\d{2}/.test(first.words)) return times;
  return times.filter(({ words }) => !/^\d{1,2}:\d{2}$/.test(words));
}

/** The date that touches a time, else the nearest before it, else the first after it. */
function dateOf(time: SettledTime, mentions: readonly DateMention[], text: string): DateMention | null {
  const end = time.index + time.length;
  const gapBefore = ({ words }: DateMention) => time.index - (words.index + words.length);
  const gapAfter = ({ words }: DateMention) => words.index - end;
  const isBeside = (gap: number, between: string) =>
    gap >= 0 && gap <= BESIDE && !/;| {3,}|\b(?:and|to|until)\b/.test(between);
  const touching =
    mentions.find((one) => isBeside(gapBefore(one), text.slice(one.words.index + one.words.length, time.index))) ??
    mentions.find((one) => isBeside(gapAfter(one), text.slice(end, one.words.index)));
  return (
    touching ?? mentions.findLast((one) => gapBefore(one) >= 0) ?? mentions.find((one) => gapAfter(one) >= 0) ?? null
  );
}

/** The part of a row around a place that no wide gap cuts: of "DOB 04/11/1979     Arrived 22:41" one of the two. */
export function cellAround({ text }: CaseSentence, first: number, last: number): { from: number; to: number } {
  const before = [...text.slice(0, first).matchAll(/ {3,}|\t/g)].at(-1);
  const after = / {3,}|\t/.exec(text.slice(last));
  return { from: before?.index ?? 0, to: after === null ? text.length : last + after.index };
}

/** Where the cell of a time ends: behind the time, the date that touches it and the closing sign. */
function endOf(time: SettledTime, mentions: readonly DateMention[], text: string): number {
  const end = time.index + time.length;
  const date = mentions.find(({ words }) => words.index >= end && words.index - end <= BESIDE);
  const to = date === undefined ? end : date.words.index + date.words.length;
  const rest = /^(?: ?(?:hours|hrs|h)\b)?[\s.,;)]*(?:\([^)]{1,40}\)[\s.,;]*)?/.exec(text.slice(to));
  return to + (rest?.[0].length ?? 0);
}
