import { remembered } from "./remembered.ts";

/** A date as a page has it. */
export type DateWords = {
  readonly index: number;
  readonly length: number;
  /** Four digits, or null when the page leaves the year open. */
  readonly year: number | null;
  /** 1..12, or null for "the 8th" and for a date in digits, whose order is decided elsewhere. */
  readonly month: number | null;
  /** 1..31, or null for a date in digits. */
  readonly day: number | null;
  /** The two numbers of "03/08/2024", in the order of the page; null for any other form. */
  readonly digits: readonly [number, number] | null;
  /** True for "16-8-14", which may be a section of a code as well. */
  readonly isLikeSection: boolean;
  /** 0 Sunday .. 6 Saturday, where the weekday stands beside the date. */
  readonly weekday: number | null;
};

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const WEEKDAY = "(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?";
const MONTH =
  "(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?";
const DAY = "(?<day>0?[1-9]|[12]\\d|3[01])";
const YEAR = "(?<year>(?:19|20)\\d{2}|'\\d{2})";
const ORDINAL = "(?:st|nd|rd|th)";
/** A clock time or the end of the words may follow a year of two digits, no further digits. */
const SHORT_YEAR = "(?<year>\\d{2})(?![\\d:./,]|\\d| ?(?:hours|hrs|[ap]\\.?m))";

const DATE = new RegExp(
  [
    // "2024-03-08", "2024/03/08", "20240308T2248"
    "(?<![\\w/-])(?<year>(?:19|20)\\d{2})(?<cut>[-/])(?<month>0?[1-9]|1[0-2])\\k<cut>(?<day>0?[1-9]|[12]\\d|3[01])(?![\\d/-])",
    "(?<![\\w/-])(?<year>(?:19|20)\\d{2})(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\\d|3[01])(?=t\\d{4})",
    // "03/08/2024", "3-8-24", "08.03.2024"
    "(?<![\\w/.-])(?<one>\\d{1,2})(?<cut>[/.-])(?<two>\\d{1,2})\\k<cut>(?<year>(?:19|20)\\d{2}|\\d{2})(?![\\d/]|[.-]\\w)",
    // "8th day of March, 2024", "8 March 2024", "08-Mar-24", "8 Mar 24", "08MAR2024"
    `(?<![\\w/.-])${DAY}(?:${ORDINAL})?(?: day)?(?: of)?[ -]?${MONTH}(?:,? ?${YEAR}|-(?<year>(?:19|20)\\d{2}|\\d{2})|,? ${SHORT_YEAR})?(?![\\d'])`,
    `(?<![\\w/.-])(?<day>\\d{2})(?<month>${MONTHS.join("|")})(?<year>(?:19|20)\\d{2}|\\d{2})(?!\\w)`,
    // "March 8th, '24", "Mar. 8, 2024", "Mar 8", "Mar-08-2024"
    `\\b${MONTH}[ -]?${DAY}(?:${ORDINAL})?(?:(?:,? (?:of )?|,|-)${YEAR})?(?![\\d:']|[/-]\\d|,\\d| ?(?:[ap]\\.?m\\b|hours|hrs|%))`,
    // "on the 8th", "the 8th of the month"
    `(?<=\\b(?:on|of|since|until|from|to|by|and) )the ${DAY}${ORDINAL}\\b(?! (?:of (?!the)|day of|street|st|avenue|ave|floor|time|grade|precinct|district|amendment|birthday|hour|judicial|circuit|count|juror|degree|page|item|party|century))`,
    // "on 9/23", "19/10 05:10": a fraction has neither
    '(?:(?<=\\b(?:on|since|until|by|dated|from|to|and|the|date:?) )|^(?= {0,6}\\d{1,2}/\\d{1,2} {1,6}[a-z]{2}[a-z-])|(?<![\\w$/.-])(?=\\d{1,2}/\\d{1,2},? {1,4}(?:(?:mo|tu|we|th|fr|sa|su)[a-z]*[.,]? {1,4})?(?:at |@ ?)?(?:\\d{1,2}:\\d{2}|[0-2]\\d[0-5]\\d\\b)))(?<one>\\d{1,2})/(?<two>\\d{1,2})(?![\\d/%"]|\\.\\d| (?:inch|hour|mile|cup|grams?|oz|ounce|tank|full|pint|bottle|of an?|of the))',
  ].join("|"),
  "g",
);
const WEEKDAY_BEFORE = new RegExp(`\\b(${WEEKDAY})\\.?,?(?: the)? {1,2}$`);
const WEEKDAY_AFTER = new RegExp(`^,? ?\\(?(${WEEKDAY})\\b\\.?`);

/** "may 2" is a date only where no verb can stand. */
const NO_MONTH_OF_MAY = /(?:^|\b(?:he|she|it|you|they|we|i|who|that|which|officers?|defendant|patient|and|or) )$/;
/** A number of a case, a form or a telephone is no date. */
const NUMBER_BEFORE =
  /(?:[#§]|\b(?:no|nos|case|ref|file|lab|cr|ir|incident|number|report|log|badge|item|serial|tel|phone|form|v|ver|version|section)\b\.?:?#?) {0,2}$/;
/** "O.C.G.A. 17-4-45", "SDCL 22-18-11": a section of a code is no date. */
const CODE_BEFORE =
  /(?:\b(?!a\.m\.|p\.m\.)(?:[a-z]\.){2,}|\b(?:code|statutes?|stats?|ann|annotated|title|chapter|sdcl|mca|n?rs|ors|rcw|cgs|uca|kca)\b\.?) {0,2}$/;

function toYear(text: string | undefined): number | null {
  if (text === undefined) return null;
  const digits = text.replace("'", "");
  if (digits.length === 4) return Number(digits);
  return Number(digits) <= 50 ? 2000 + Number(digits) : 1900 + Number(digits);
}

/** 0 Sunday .. 6 Saturday of a weekday's name or abbreviation in lower case; null for any other word. */
export function weekdayIn(word: string): number | null {
  const index = WEEKDAYS.indexOf(word.slice(0, 3));
  return index === -1 ? null : index;
}

/**
 * Dates of a plain (lower-case) sentence in order, whole or in part ("Mar. 8", "on the 8th"), as the page has them. The years
 * 51 to 99 of two digits are of the last century.
 */
export const findDateWords = remembered((plain: string): readonly DateWords[] =>
  [...plain.matchAll(DATE)].flatMap(({ 0: whole, index, groups = {} }): DateWords[] => {
    const { one, two, cut, year, month, day } = groups;
    const before = plain.slice(Math.max(0, index - 24), index);
    if (
      cut !== "/" &&
      month === undefined &&
      (NUMBER_BEFORE.test(before) || CODE_BEFORE.test(before)) &&
      one !== undefined
    )
      return [];
    if (cut === "." && year?.length === 2 && (one?.length !== 2 || two?.length !== 2)) return [];
    if (month === "may" && year === undefined && NO_MONTH_OF_MAY.test(before) && !/\d(?:st|nd|rd|th)/.test(whole))
      return [];
    const end = index + whole.length;
    const words = {
      ...{ index, length: whole.length, year: toYear(year) },
      isLikeSection: one !== undefined && cut === "-" && year?.length === 2,
      weekday: weekdayIn(WEEKDAY_BEFORE.exec(before)?.[1] ?? WEEKDAY_AFTER.exec(plain.slice(end, end + 14))?.[1] ?? ""),
    };
    if (one !== undefined && two !== undefined) {
      const digits = [Number(one), Number(two)] as const;
      const isPossible = digits.every((number) => number >= 1 && number <= 31) && Math.min(...digits) <= 12;
      return isPossible ? [{ ...words, month: null, day: null, digits }] : [];
    }
    const monthNumber =
      month === undefined ? null : /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3)) + 1;
    return [{ ...words, month: monthNumber, day: Number(day), digits: null }];
  }),
);

/** Days since 1970-01-01 of a calendar date, or null when there is no such date. */
export function dayNumber(year: number, month: number, day: number): number | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? Math.floor(date.getTime() / 86_400_000) : null;
}

/** 0 Sunday .. 6 Saturday. */
export function weekdayOfDay(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** ISO date of a day number. */
export function toIso(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
