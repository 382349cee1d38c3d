import { isNoTimeOfDay, RECORDED_CLOCK, SPOKEN_CLOCK } from "./clock-patterns.ts";
import { findDateWords } from "./date-words.ts";
import { readNumber } from "./number-words.ts";
import { remembered } from "./remembered.ts";

/** A clock time found in a sentence: minutes after midnight, 0..1439, and its offset within the searched text. */
export type ClockTime = {
  readonly minutes: number;
  readonly index: number;
  readonly length: number;
  /** True for "about 12:40": the page does not say which half of the day. */
  readonly isAmbiguous: boolean;
  /** True for "2400 hours": the end of the day that the page names. */
  readonly endsDay: boolean;
  /** True for "midnight": the start or the end of the day that the page names. */
  readonly isMidnight: boolean;
  /** True for UTC ("22:48Z"), which is not the time on the wall of most places. */
  readonly isUtc: boolean;
};

/** What joins the two times of a range. */
const RANGE = /^ ?(?:-|to|and|until|till|through) ?$/;

type Groups = Readonly<Record<string, string | undefined>>;

/** Minutes after midnight, in the first half of the day unless it is noon. */
function readSpoken({ part, side, hour, half, minutes, named }: Groups): number {
  if (named !== undefined) return named === "midnight" ? 0 : 720;
  const base = (readNumber(hour ?? "") % 12) * 60;
  if (half !== undefined) return base + 30;
  if (minutes !== undefined) return minutes === "o'clock" ? base : base + readNumber(minutes);
  const offset = part === "half" ? 30 : part === "quarter" ? 15 : readNumber(part ?? "");
  return (side === "past" || side === "after" ? base + offset : base - offset + 1440) % 1440;
}

function toMinutes(hourText: string, minuteText: string, half: string | undefined): number | null {
  let hour = Number(hourText);
  const minute = Number(minuteText);
  if (half !== undefined && (hour === 0 || hour > 12)) half = undefined;
  if (half?.startsWith("p") === true && hour < 12) hour += 12;
  if (half?.startsWith("a") === true && hour === 12) hour = 0;
  if (hour === 24 && minute === 0) hour = 0;
  return hour > 23 || minute > 59 ? null : hour * 60 + minute;
}

/** In forms ("02/12/2024 10:05", "time 11:30") the clock runs to 24 hours; of "4/22 3:30" nobody knows. */
const AFTER_DATE_OR_LABEL = /(?:\d[/-]\d{2,4}|\btime:?) {1,3}$/;
const HALF_AFTER =
  /^,? (?:o'clock,? ?)?(?:in the (?:early |late )?|at |that |this |to)(morning|afternoon|evening|night)\b/;
const HALF_BEFORE =
  /\b(?:that|this|the|in the|next|same) (?:early |late )?(morning|afternoon|evening|night) (?:at |around |about |at about |at around |by )?$/;

/** The half of the day that the words beside a time give it: "10:30 at night", "that evening at 7". */
function halfInWords(plain: string, at: number, end: number): string | null {
  return (
    HALF_AFTER.exec(plain.slice(end, end + 40))?.[1] ??
    HALF_BEFORE.exec(plain.slice(Math.max(0, at - 40), at))?.[1] ??
    null
  );
}

/** Minutes of a time of 12 hours in the part of the day that words name. */
function inPartOfDay(minutes: number, part: string): number {
  const twelve = minutes % 720;
  if (part === "morning") return twelve;
  if (part === "night") return twelve < 6 * 60 ? twelve : twelve + 720;
  return twelve + 720;
}

/** Clock times of a plain (lower-case) sentence in order. Durations such as "for 15 minutes" are not clock times. */
export const findClockTimes = remembered((plain: string): readonly ClockTime[] => {
  if (plain.search(RECORDED_CLOCK) < 0 && plain.search(SPOKEN_CLOCK) < 0) return [];
  const times: ClockTime[] = [];
  const add = (index: number, length: number, read: number, isBare: boolean, { named, hour, utc }: Groups) => {
    const part = isBare ? halfInWords(plain, index, index + length) : null;
    times.push({
      ...{ index, length },
      minutes: part === null ? read : inPartOfDay(read, part),
      isAmbiguous: isBare && part === null,
      endsDay: hour === "24",
      isMidnight: named === "midnight",
      isUtc: utc !== undefined,
    });
  };
  let rejectedTo = -1;
  for (const { 0: whole, index, groups = {} } of plain.matchAll(RECORDED_CLOCK)) {
    const { hour = "", minute = "00", half, named } = groups;
    const minutes = named === undefined ? toMinutes(hour, minute, half) : readSpoken(groups);
    const end = index + whole.length;
    // "[inaudible 11:02 to 12:20]": the end of a range is what its beginning is.
    const goesOn = rejectedTo !== -1 && RANGE.test(plain.slice(rejectedTo, index));
    if (minutes === null || goesOn || isNoTimeOfDay(plain, index, end)) {
      rejectedTo = end;
      continue;
    }
    const isBare =
      half === undefined &&
      /^(?:[1-9]|1[0-2])(?:[:.]\d{2})?$/.test(whole) &&
      !(/^\d{2}/.test(whole) && AFTER_DATE_OR_LABEL.test(plain.slice(Math.max(0, index - 14), index))) &&
      !/^ {0,2}(?:hours|hrs)\b/.test(plain.slice(end, end + 8));
    add(index, whole.length, minutes, isBare, groups);
  }
  for (const { 0: whole, index, groups = {} } of plain.matchAll(SPOKEN_CLOCK)) {
    const end = index + whole.length;
    if (times.some((time) => time.index < end && index < time.index + time.length)) continue;
    add(index, whole.length, readSpoken(groups), groups.named === undefined, { named: groups.named });
  }
  // The year of "October 17, 2025 - 2331 hrs" is no time.
  const dates = findDateWords(plain);
  const isInDate = ({ index }: ClockTime) =>
    dates.some((date) => date.index < index && index < date.index + date.length);
  return settleRanges(
    plain,
    times.filter((time) => !isInDate(time)).sort((a, b) => a.index - b.index),
  );
});

/** "11:30 to 1:15 a.m.": the first time is in the half of the day that makes the range shorter. */
function settleRanges(plain: string, times: readonly ClockTime[]): ClockTime[] {
  return times.map((time, at) => {
    const next = times[at + 1];
    if (!time.isAmbiguous || next === undefined || next.isAmbiguous) return time;
    if (!RANGE.test(plain.slice(time.index + time.length, next.index))) return time;
    const apart = (minutes: number) => (next.minutes - minutes + 1440) % 1440;
    const other = (time.minutes + 720) % 1440;
    return { ...time, minutes: apart(other) < apart(time.minutes) ? other : time.minutes, isAmbiguous: false };
  });
}

/** Minutes of a line's time code ("23:52:04", "2331", "11:42 pm"), or null. */
export function readTimeCode(timeCode: string): number | null {
  const military = /^(\d{2})(\d{2})$/.exec(timeCode);
  if (military !== null) return toMinutes(military[1] ?? "99", military[2] ?? "99", undefined);
  return findClockTimes(timeCode.toLowerCase())[0]?.minutes ?? null;
}

/** `HH:MM` in 24 hours. */
export function formatClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Distance of two clock times in minutes, the short way round midnight: 0..720. */
export function clockDistance(a: number, b: number): number {
  const difference = Math.abs(a - b);
  return Math.min(difference, 1440 - difference);
}
