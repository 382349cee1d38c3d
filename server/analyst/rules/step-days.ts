import { weekdayOfDay } from "../text/date-words.ts";

const HOUR = 60;
/** A line of a log that is this much earlier than the one before it is of the next day. */
const STEPS_BACK = 6 * HOUR;
/** A line of a log that is this much later than the one before it belongs to the evening before. */
const LATE_ENTRY = 12 * HOUR;
const EVENING = 18 * HOUR;
const MORNING = 8 * HOUR;

/** A day, in days since 1970-01-01, and the minute after midnight that stands with it, or null. */
export type Anchor = { readonly day: number; readonly minutes: number | null };

/** The day of that weekday among the seven that end `after` days after `from`. */
export function dayOfWeek(from: number, weekday: number, after: number): number {
  const last = from + after;
  return last - ((weekdayOfDay(last) - weekday + 7) % 7);
}

/** The day of a time beside one whose day is known: after midnight it is the next day's, before midnight the last one's. */
export function dayBeside({ day, minutes: known }: Anchor, minutes: number): number {
  if (known === null) return day;
  if (known >= EVENING && minutes < MORNING) return day + 1;
  return known < MORNING && minutes >= EVENING ? day - 1 : day;
}

/** The next line of a log: a time that is much earlier is of the next day; a line that was entered late goes back. */
export function nextInLog({ day, minutes: last }: Anchor, minutes: number, start: number | null): number {
  if (last === null) return day;
  if (minutes < last - STEPS_BACK) return day + 1;
  return start !== null && day > start && minutes > last + LATE_ENTRY ? day - 1 : day;
}

/** Of the times in a log's heading ("opened ... closed ...") the one that its first line follows soonest. */
export function nearestBefore(headers: readonly Anchor[], minutes: number): Anchor | null {
  const wait = (header: Anchor) => (minutes - (header.minutes ?? 0) + 1440) % 1440;
  return headers.toSorted((a, b) => wait(a) - wait(b))[0] ?? null;
}
