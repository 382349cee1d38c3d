/** A clock time found in a sentence: minutes after midnight and its offset within the searched text. */
export type ClockTime = {
  readonly minutes: number;
  readonly index: number;
  readonly length: number;
  /** True for "about 12:40": the page does not say which half of the day. */
  readonly isAmbiguous: boolean;
};

const CLOCK =
  /(?<![\d:.])(\d{1,2}):(\d{2})(?::\d{2})?(?![\d:])(?: {0,2}(a\.?m\.?|p\.?m\.?)(?![a-z]))?|(?<![\d:.$/-])(\d{1,2}) {0,2}(a\.?m\.?|p\.?m\.?)(?![a-z])|(?<![\d:.$#/-])([01]\d|2[0-3])([0-5]\d)(?= {0,2}(?:hours|hrs|hr)\b| (?:to|until|-) (?:[01]\d|2[0-3])[0-5]\d (?:hours|hrs)\b)|(?<=\d\/\d{1,2}\/(?:\d{4}|\d{2}) {1,3}(?:@ ?|at )?)([01]\d|2[0-3])([0-5]\d)(?![\d:])|(?:(?<=\b(?:at|at about|at approximately|at around) )|(?<=\b(?:around|until|from|by) )(?!19|20))([01]\d|2[0-3])([0-5]\d)(?![\d:,/-]| (?:[a-z]+ ){0,2}(?:street|st|road|rd|avenue|ave|drive|lane|boulevard|blvd|block|court|highway|hwy|mph|feet|dollars)\b)|(?<![\d.:$£])(\d{1,2})\.(\d{2})(?= ?(?:hours|hrs|am|pm|a\.m|p\.m)\b)|(?<=\b(?:at|at about|about|around|by|from|until) )([01]\d|2[0-3])\.([0-5]\d)(?![\d.]| ?(?:grams?|g|mg|kg|%|percent|miles?|metres?|m|cm)\b)/g;

const HOUR_WORDS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const PART_WORDS: Readonly<Record<string, number>> = { five: 5, ten: 10, quarter: 15, twenty: 20, half: 30 };
const HOUR_WORD = `(${HOUR_WORDS.join("|")}|1[0-2]|[1-9])`;
/** "half past eight", "ten to one", "quarter of nine", "eight thirty"; told by people, never by records. */
const SPOKEN = new RegExp(
  `\\b(?:at|about|around|by|until|till|was|before|after|nearly|almost|just|since|from|past)(?: about| around| maybe)? (?:(?:a )?(five|ten|quarter|twenty|half) (past|to|after|before|of|till) ${HOUR_WORD}|(half) ${HOUR_WORD}|${HOUR_WORD}[ -](thirty|fifteen|forty-five|o'clock)|(midnight|noon|midday))(?! (?:minutes?|seconds?|hours?|feet|foot|people|men|yards|met(?:er|re)s|years|days|weeks|months|times|drinks|beers|pints|dollars|percent|of))(?!\\w)`,
  "g",
);

function readSpoken(match: RegExpExecArray): number {
  const [, part, side, hour, half, halfHour, plainHour, minutes, named] = match;
  if (named !== undefined) return named === "midnight" ? 0 : 720;
  const hourOf = (word: string | undefined): number => {
    const index = HOUR_WORDS.indexOf(word ?? "");
    return (index >= 0 ? index + 1 : Number(word)) % 12;
  };
  if (half !== undefined) return hourOf(halfHour) * 60 + 30;
  if (minutes !== undefined)
    return hourOf(plainHour) * 60 + ({ thirty: 30, fifteen: 15, "forty-five": 45 }[minutes] ?? 0);
  const offset = PART_WORDS[part ?? ""] ?? 0;
  const base = hourOf(hour) * 60;
  return (side === "past" || side === "after" ? base + offset : base - offset + 1440) % 1440;
}

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
    const [whole, hour, minute, half, hourOnly, halfOnly, military, militaryMinute, dated, datedMinute] = match;
    // "at 2148", "23.10 hours", "at 23.40"
    const [bare, bareMinute] = [match[10] ?? match[12] ?? match[14], match[11] ?? match[13] ?? match[15]];
    const dotHalf =
      match[12] === undefined ? undefined : /^ ?(a|p)\.?m/.exec(plain.slice(match.index + whole.length))?.[1];
    const minutes =
      hour !== undefined && minute !== undefined
        ? toMinutes(hour, minute, half)
        : hourOnly !== undefined
          ? toMinutes(hourOnly, "00", halfOnly)
          : toMinutes(military ?? dated ?? bare ?? "99", militaryMinute ?? datedMinute ?? bareMinute ?? "99", dotHalf);
    const isAmbiguous =
      hour !== undefined &&
      half === undefined &&
      /^(?:[1-9]|1[0-2])$/.test(hour) &&
      whole.split(":").length === 2 &&
      !AFTER_DATE_OR_LABEL.test(plain.slice(Math.max(0, match.index - 14), match.index)) &&
      !/^ {0,2}(?:hours|hrs)\b/.test(plain.slice(match.index + whole.length, match.index + whole.length + 8));
    if (minutes !== null) times.push({ minutes, index: match.index, length: whole.length, isAmbiguous });
  }
  for (const match of plain.matchAll(SPOKEN)) {
    const isNamed = match[8] !== undefined;
    times.push({ minutes: readSpoken(match), index: match.index, length: match[0].length, isAmbiguous: !isNamed });
  }
  return times.sort((a, b) => a.index - b.index);
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
