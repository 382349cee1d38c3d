import { readNumber, UNITS } from "./number-words.ts";

/** A clock time found in a sentence: minutes after midnight and its offset within the searched text. */
export type ClockTime = {
  readonly minutes: number;
  readonly index: number;
  readonly length: number;
  /** True for "about 12:40": the page does not say which half of the day. */
  readonly isAmbiguous: boolean;
};

const HALF = "[ap]\\.?m\\.?";
const HOUR_OF_DAY = "(?<hour>[01]\\d|2[0-3])";
const MINUTE = "(?<minute>[0-5]\\d)";
/** "11:42 p.m.", "23:31:07". */
const WITH_COLON = `(?<![\\d:.])(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::\\d{2})?(?![\\d:])(?: {0,2}(?<half>${HALF})(?![a-z]))?`;
/** "9 p.m." */
const ON_THE_HOUR = `(?<![\\d:.$/-])(?<hour>\\d{1,2}) {0,2}(?<half>${HALF})(?![a-z])`;
/** "2248 hours", "2248 to 2310 hours". */
const BEFORE_HOURS = `(?<![\\d:.$#/-])${HOUR_OF_DAY}${MINUTE}(?= {0,2}(?:hours|hrs|hr)\\b| (?:to|until|-) (?:[01]\\d|2[0-3])[0-5]\\d (?:hours|hrs)\\b)`;
/** "03/08/2024 2248". */
const AFTER_DATE = `(?<=\\d\\/\\d{1,2}\\/(?:\\d{4}|\\d{2}) {1,3}(?:@ ?|at )?)${HOUR_OF_DAY}${MINUTE}(?![\\d:])`;
/** "at 2148", "until 2210"; no year, and neither a house number nor an amount. */
const AFTER_PREPOSITION = `(?:(?<=\\b(?:at|at about|at approximately|at around) )|(?<=\\b(?:around|until|from|by) )(?!19|20))${HOUR_OF_DAY}${MINUTE}(?![\\d:,/-]| (?:[a-z]+ ){0,2}(?:street|st|road|rd|avenue|ave|drive|lane|boulevard|blvd|block|court|highway|hwy|mph|feet|dollars)\\b)`;
/** "23.10 hours", "9.15 pm". */
const WITH_POINT = `(?<![\\d.:$£])(?<hour>\\d{1,2})\\.(?<minute>\\d{2})(?= ?(?:hours|hrs|(?<half>[ap]\\.?m))\\b)`;
/** "at 23.40", unless a unit makes it an amount. */
const WITH_POINT_AFTER_PREPOSITION = `(?<=\\b(?:at|at about|about|around|by|from|until) )${HOUR_OF_DAY}\\.${MINUTE}(?![\\d.]| ?(?:grams?|g|mg|kg|%|percent|miles?|metres?|m|cm)\\b)`;
const CLOCK = new RegExp(
  [WITH_COLON, ON_THE_HOUR, BEFORE_HOURS, AFTER_DATE, AFTER_PREPOSITION, WITH_POINT, WITH_POINT_AFTER_PREPOSITION].join(
    "|",
  ),
  "g",
);

const HOUR = `(?<hour>${UNITS.slice(0, 12).join("|")}|1[0-2]|[1-9])`;
const BEFORE_SPOKEN =
  "(?:at|about|around|by|until|till|was|before|after|nearly|almost|just|since|from|past)(?: about| around| maybe)?";
/** What makes it a duration, a distance or a count. */
const NOT_AFTER_SPOKEN =
  "(?! (?:minutes?|seconds?|hours?|feet|foot|people|men|yards|met(?:er|re)s|years|days|weeks|months|times|drinks|beers|pints|dollars|percent|of))";
/** "half past eight", "quarter of nine", "half eight", "eight thirty", "noon": people say these, records do not. */
const SPOKEN = new RegExp(
  `\\b${BEFORE_SPOKEN} (?:(?:a )?(?<part>five|ten|quarter|twenty|half) (?<side>past|to|after|before|of|till) ${HOUR}|(?<half>half) ${HOUR}|${HOUR}[ -](?<minutes>thirty|fifteen|forty-five|o'clock)|(?<named>midnight|noon|midday))${NOT_AFTER_SPOKEN}(?!\\w)`,
  "g",
);

/** Minutes after midnight, in the first half of the day unless it is noon. */
function readSpoken({ part, side, hour, half, minutes, named }: Readonly<Record<string, string | undefined>>): number {
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
  if (half?.startsWith("p") === true && hour < 12) hour += 12;
  if (half?.startsWith("a") === true && hour === 12) hour = 0;
  return hour > 23 || minute > 59 ? null : hour * 60 + minute;
}

/** In forms ("02/12/2024 10:05", "time 7:30") the clock runs to 24 hours. */
const AFTER_DATE_OR_LABEL = /(?:\d[/-]\d{2,4}|\btime:?) {1,3}$/;

/** Clock times of a plain (lower-case) sentence in order. Durations such as "for 15 minutes" are not clock times. */
export function findClockTimes(plain: string): ClockTime[] {
  const times: ClockTime[] = [];
  for (const { 0: whole, index, groups = {} } of plain.matchAll(CLOCK)) {
    const minutes = toMinutes(groups.hour ?? "", groups.minute ?? "00", groups.half);
    const end = index + whole.length;
    const isAmbiguous =
      /^(?:[1-9]|1[0-2]):\d{2}$/.test(whole) &&
      !AFTER_DATE_OR_LABEL.test(plain.slice(Math.max(0, index - 14), index)) &&
      !/^ {0,2}(?:hours|hrs)\b/.test(plain.slice(end, end + 8));
    if (minutes !== null) times.push({ minutes, index, length: whole.length, isAmbiguous });
  }
  for (const { 0: whole, index, groups = {} } of plain.matchAll(SPOKEN)) {
    const isAmbiguous = groups.named === undefined;
    times.push({ minutes: readSpoken(groups), index, length: whole.length, isAmbiguous });
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
