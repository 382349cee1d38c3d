const HOUR = 60;
const DAY = 24 * HOUR;
/** A line of a log that is this much earlier than the one before it is of the next day. */
const HALF_DAY = 12 * HOUR;
/** A story goes on for so long, or goes back by so little, without naming the day again. */
const GOES_ON = 6 * HOUR;
const GOES_BACK = HOUR;
/** Lines of a log that stand in no order: so much earlier is still the same entry. */
const OUT_OF_ORDER = 5;

/** A day, in days since 1970-01-01, and the minute after midnight that stands with it, or null. */
export type Anchor = { readonly day: number; readonly minutes: number | null };

/** The day of a time that follows one whose day is known; null when it is too far from it to be sure. */
export function dayOfNext({ day, minutes: last }: Anchor, minutes: number): number | null {
  if (last === null) return day;
  const on = (minutes - last + DAY) % DAY;
  if (on <= GOES_ON) return minutes < last ? day + 1 : day;
  return DAY - on <= GOES_BACK ? (minutes > last ? day - 1 : day) : null;
}

/** The day of the next line of a log; null when the log goes back by hours, or ahead by more than half a day. */
export function dayOfNextLine({ day, minutes: last }: Anchor, minutes: number): number | null {
  if (last === null) return day;
  const ahead = minutes - last;
  if (ahead < -HALF_DAY) return day + 1;
  return ahead > HALF_DAY || ahead < -OUT_OF_ORDER ? null : day;
}

/** The day of a time within so many minutes before and after one whose day is known; null for any other time. */
export function dayWithin({ day, minutes: known }: Anchor, minutes: number, before: number, after: number) {
  if (known === null) return null;
  const on = (minutes - known + DAY) % DAY;
  if (on <= after) return minutes < known ? day + 1 : day;
  return DAY - on <= before ? (minutes > known ? day - 1 : day) : null;
}
