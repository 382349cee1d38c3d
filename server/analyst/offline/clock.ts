/** A clock time found in a sentence: minutes after midnight and its offset within the searched text. */
export type ClockTime = {
  readonly minutes: number;
  readonly index: number;
  readonly length: number;
  /** True for "about 12:40": the page does not say which half of the day. */
  readonly isAmbiguous: boolean;
};

const CLOCK =
  /(?<![\d:.])(\d{1,2}):(\d{2})(?::\d{2})?(?![\d:])(?: {0,2}(a\.?m\.?|p\.?m\.?)(?![a-z]))?|(?<![\d:.$/-])(\d{1,2}) {0,2}(a\.?m\.?|p\.?m\.?)(?![a-z])|(?<![\d:.$#/-])([01]\d|2[0-3])([0-5]\d) {0,2}(?:hours|hrs|hr)\b/g;

function toMinutes(hourText: string, minuteText: string, half: string | undefined): number | null {
  let hour = Number(hourText);
  const minute = Number(minuteText);
  if (half?.startsWith("p") === true && hour < 12) hour += 12;
  if (half?.startsWith("a") === true && hour === 12) hour = 0;
  return hour > 23 || minute > 59 ? null : hour * 60 + minute;
}

/** In forms ("02/12/2024 10:05", "time 7:30") the clock runs to 24 hours. */
const AFTER_DATE_OR_LABEL = /(?:\d[/-]\d{2,4}|\btime:?) {1,3}$/;

/** Clock times of a plain (lower-case) sentence in order. Durations such as "for 15 minutes" are not clock times. */
export function findClockTimes(plain: string): ClockTime[] {
  const times: ClockTime[] = [];
  for (const match of plain.matchAll(CLOCK)) {
    const [whole, hour, minute, half, hourOnly, halfOnly, military, militaryMinute] = match;
    const minutes =
      hour !== undefined && minute !== undefined
        ? toMinutes(hour, minute, half)
        : hourOnly !== undefined
          ? toMinutes(hourOnly, "00", halfOnly)
          : toMinutes(military ?? "99", militaryMinute ?? "99", undefined);
    const isAmbiguous =
      hour !== undefined &&
      half === undefined &&
      /^(?:[1-9]|1[0-2])$/.test(hour) &&
      whole.split(":").length === 2 &&
      !AFTER_DATE_OR_LABEL.test(plain.slice(Math.max(0, match.index - 14), match.index)) &&
      !/^ {0,2}(?:hours|hrs)\b/.test(plain.slice(match.index + whole.length, match.index + whole.length + 8));
    if (minutes !== null) times.push({ minutes, index: match.index, length: whole.length, isAmbiguous });
  }
  return times;
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
