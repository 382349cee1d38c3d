import type { CaseClock, SettledTime } from "../../text/case-clock.ts";
import type { CaseDates, DateMention } from "../../text/case-dates.ts";
import type { CaseSentence } from "../../text/case-text.ts";
import { endsSentence } from "../../text/page/sentences.ts";

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
/** "2135 hours on Tuesday, the", before a date. */
const JOINS_DATE =
  /^ ?(?:hours|hrs|h)?[ ,.]*(?:on|of)?(?: the)?(?: (?:sun|mon|tues|wednes|thurs|fri|satur)day)?,?(?: the)? ?$/i;

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
  if (sentence.timeCode !== null) {
    if (isAfterOwnTime(sentence)) return [];
    const date = mentions.find(({ words }) => words.index < 0) ?? null;
    return times.map((time) => ({ time, date, from: 0, to: text.length }));
  }
  const kept = withoutDurations(times);
  const isWide = /\S(?: {3,}|\t+ *)\S/.test(text);
  const isRow = kept.length > 1 && (isWide || kept.length > 2);
  const [first] = kept;
  // "03/11 08:03  LOGON   03/11 16:10  LOGOFF": what the row tells stands behind its times.
  const isLed = isRow && first !== undefined && !/[a-z]/i.test(text.slice(0, startOf(first, mentions, text)));
  // Without gaps between cells nobody knows which time belongs to which words.
  if (isRow && !isWide) return [];
  return kept.flatMap((time, at) => {
    const before = kept[at - 1];
    if (before !== undefined && (!isRow || endsRange(before, time, mentions, text))) return [];
    const date = dateOf(time, mentions, text);
    const next = kept[at + 1];
    const from = !isRow
      ? startOfEntry(text, startOf(time, mentions, text))
      : isLed
        ? startOf(time, mentions, text)
        : before === undefined
          ? 0
          : endOf(before, mentions, text);
    const to = !isRow
      ? text.length
      : isLed
        ? next === undefined
          ? text.length
          : startOf(next, mentions, text)
        : endOf(time, mentions, text);
    const cell = isWide && !isLed ? cellOf(sentence, time, date) : { from, to };
    return [{ time, date, from: Math.max(from, cell.from), to: Math.min(to, cell.to) }];
  });
}

/** Sentences of a line of a log that are looked at. */
const LINE = 4;

/** "01:59 Camera: two males at 0144. One ran." What goes on from a time inside the line is of that time. */
function isAfterOwnTime({ document, order, timeCode, pageNumber }: CaseSentence): boolean {
  return document.sentences
    .slice(Math.max(0, order - LINE), order)
    .some((each) => each.timeCode === timeCode && each.pageNumber === pageNumber && TOLD_AT.test(each.plain));
}

/** A time inside a line that ends a sentence. */
const TOLD_AT = /\bat (?:about |approx\.? )?(?:[01]\d|2[0-3]):?[0-5]\d(?: ?(?:hours|hrs))?[.;]?$/;

/** "FROM: 08/09/2024 2100 TO: 08/10/2024 0730", "16:55-17:30": the second time ends what the first one tells. */
function endsRange(one: SettledTime, other: SettledTime, mentions: readonly DateMention[], text: string): boolean {
  let between = text.slice(one.index + one.length, other.index);
  for (const { words } of mentions)
    if (words.index >= one.index && words.index < other.index)
      between = between.replace(text.slice(words.index, words.index + words.length), " ");
  return /^(?: ?(?:hours|hrs|h)\b)?[\s,;.]*(?:-|–|(?:and )?(?:to|thru|through|until|till)\b):?[^a-z]*(?:(?:on|at|about|approximately|around|date|time)\b[^a-z]*){0,3}$/i.test(
    between,
  );
}

/** "He would not say. 03/08/2024 1640 hours.": a date or time behind a full stop opens the next entry and dates nothing before it. */
function startOfEntry(text: string, at: number): number {
  return endsSentence(text.slice(0, at)) ? at : 0;
}

/** Labels of a range in which something happened: "Occurred", "Incident date", "Date/time from". */
const RANGE_LABEL =
  /\b(?:occ|occurred|occurrence|incident|offen[cs]e|happened|committed)\b|^\W*(?:date|time)?\W*(?:between|from)\W*$/i;
/** The label names a range, whatever stands behind its first time. */
const OPENS_RANGE = /\b(?:between|from)\W*$/i;
/** Characters of the longest label. */
const LABEL = 45;
/** What joins the first time of a range to its end, with the end. */
const END_OF_RANGE =
  /^(?: ?(?:hours|hrs|h)\b)?[\s\d/.,;]*(?:-|–|(?:and|to|thru|through|until|till)\b):?[^.;]{0,30}?(?:(?<![\d/])\d{1,2}:\d{2}(?::\d{2})?|(?<![\d/])(?:[01]\d|2[0-3])[0-5]\d)(?![\d/])/i;

/**
 * The page's words for the range that the time of a moment begins, where its label says that something happened within it; null
 * for a time of its own. "Interview 1410 to 1455" began at 1410 and is no such range.
 */
export function rangeOf(sentence: CaseSentence, { time }: Moment, dates: CaseDates): string | null {
  if (time?.doubt !== null || sentence.timeCode !== null) return null;
  const { text } = sentence;
  const start = startOf(time, dates.mentions.get(sentence) ?? [], text);
  const label = text.slice(cellOf(sentence, time, null).from, start);
  if (label.length > LABEL || !RANGE_LABEL.test(label)) return null;
  const end = time.index + time.length;
  const rest = END_OF_RANGE.exec(text.slice(end))?.[0];
  if (rest === undefined && !OPENS_RANGE.test(label)) return null;
  // "Occurred 08/17/2024 0112 to Sat 08/17/2024 0112": one time, in both fields of a form.
  if (rest?.trimEnd().endsWith(text.slice(start, end)) === true) return null;
  return (rest === undefined ? `${label}${text.slice(start, end)}` : `${text.slice(start, end)}${rest}`)
    .replace(/\s+/g, " ")
    .trim();
}

/** What stands between the beginning of something and its end in a row of a form. */
const TO_END =
  /^(?: ?(?:hours|hrs|h)\b)?[\s,;]*(?:time )?(?:-|–|to|until|completed|concluded|ended|end(?: time)?|finished|stop(?:ped)?|arr(?:ival|ived|\.)?|on scene|gone|clear(?:ed)?|clr|departed|left|out|released):? ?$/i;
const HALF_DAY = 720;

/**
 * The page's words for a time that runs over midnight in a row with one date or none ("07/19 started 2349 completed 0036"): the day
 * may be that of the beginning or of the end; null for other times. Both times have the words of both.
 */
export function overMidnight(
  { text, timeCode }: CaseSentence,
  { time }: Moment,
  { times, mentions }: { readonly times: readonly SettledTime[]; readonly mentions: readonly DateMention[] },
): string | null {
  if (time === null || mentions.length > 1 || timeCode !== null) return null;
  const at = times.findIndex(({ index }) => index === time.index);
  for (const [first, second] of [times.slice(at, at + 2), times.slice(Math.max(0, at - 1), at + 1)]) {
    if (first === undefined || second === undefined || first.minutes - second.minutes < HALF_DAY) continue;
    if (TO_END.test(text.slice(first.index + first.length, second.index)))
      return text.slice(first.index, second.index + second.length).replace(/\s+/g, " ");
  }
  return null;
}

/** In a row that opens with the seconds of the clock ("17:12:30  call  01:05"), a shorter figure is a length. */
function withoutDurations(times: readonly SettledTime[]): readonly SettledTime[] {
  const [first] = times;
  if (first === undefined || !/^\d{1,2}:\d{2}:\d{2}/.test(first.words)) return times;
  return times.filter(({ words }) => !/^\d{1,2}:\d{2}$/.test(words));
}

/** The date that touches a time, else the only one of the sentence when it comes first. */
function dateOf(time: SettledTime, mentions: readonly DateMention[], text: string): DateMention | null {
  const end = time.index + time.length;
  const gapBefore = ({ words }: DateMention) => time.index - (words.index + words.length);
  const gapAfter = ({ words }: DateMention) => words.index - end;
  const isBeside = (gap: number, between: string) =>
    gap >= 0 && gap <= BESIDE && !/;| {3,}|\b(?:and|to|until)\b/.test(between);
  const touching =
    mentions.find((one) => isBeside(gapBefore(one), text.slice(one.words.index + one.words.length, time.index))) ??
    mentions.find((one) => {
      const between = text.slice(end, Math.max(end, one.words.index));
      return isBeside(gapAfter(one), between) || (gapAfter(one) >= 0 && JOINS_DATE.test(between));
    });
  const [only, second] = mentions;
  if (touching !== undefined || only === undefined || second !== undefined || gapBefore(only) < 0)
    return touching ?? null;
  return /[.;] /.test(text.slice(only.words.index + only.words.length, time.index)) ? null : only;
}

/** The part of a row around a place that no wide gap cuts: of "DOB 04/11/1979     Arrived 22:41" one of the two. */
export function cellAround({ text }: CaseSentence, first: number, last: number): { from: number; to: number } {
  const before = [...text.slice(0, first).matchAll(/ {3,}|\t/g)].at(-1);
  const after = / {3,}|\t/.exec(text.slice(last));
  return { from: before?.index ?? 0, to: after === null ? text.length : last + after.index };
}

/** Where a time begins, or the date that touches it in front. */
function startOf(time: SettledTime, mentions: readonly DateMention[], text: string): number {
  const date = mentions.find(({ words }) => {
    const gap = time.index - (words.index + words.length);
    return gap >= 0 && gap <= BESIDE && !/[;a-z]/i.test(text.slice(words.index + words.length, time.index));
  });
  return date === undefined ? time.index : date.words.index;
}

/** The cell of a row that holds a time and the date that touches it; all cells behind them when they open the row. */
function cellOf(sentence: CaseSentence, time: SettledTime, date: DateMention | null): { from: number; to: number } {
  const end = time.index + time.length;
  const dateEnd = date === null ? 0 : date.words.index + date.words.length;
  const isBeside = date !== null && Math.max(time.index, date.words.index) - Math.min(end, dateEnd) <= BESIDE;
  const first = isBeside ? Math.max(0, Math.min(time.index, date.words.index)) : time.index;
  const cell = cellAround(sentence, first, isBeside ? Math.max(end, dateEnd) : end);
  if (first <= 2) return { from: 0, to: sentence.text.length };
  if (/[a-z]/i.test(sentence.text.slice(cell.from, first))) return cell;
  // "Occurred On      Jul-19-2025 2130": the label has a cell of its own.
  return { from: cellAround(sentence, cell.from, cell.from).from, to: cell.to };
}

/** Where the cell of a time ends: behind the time, the date that touches it and the closing sign. */
function endOf(time: SettledTime, mentions: readonly DateMention[], text: string): number {
  const end = time.index + time.length;
  const date = mentions.find(({ words }) => words.index >= end && words.index - end <= BESIDE);
  const to = date === undefined ? end : date.words.index + date.words.length;
  const rest = /^(?: ?(?:hours|hrs|h)\b)?[\s.,;)]*(?:\([^)]{1,40}\)[\s.,;]*)?/.exec(text.slice(to));
  return to + (rest?.[0].length ?? 0);
}
