import type { CaseDocument, CaseSentence, CaseText } from "./case-text.ts";
import { clockDistance, findClockTimes, readTimeCode, type ClockTime } from "./clock.ts";
import { hasClockColumn, isDatedCode, isSureTime } from "./sure-time.ts";
import { firstPageInUtc, listStampsInUtc } from "./utc-pages.ts";

/** A clock time of a sentence in its likeliest reading. */
export type SettledTime = ClockTime & {
  /** As the page has it: "about 10:30" is "10:30", "between 2200 and 2230" all of it. */
  readonly words: string;
  /**
   * What makes the reading less than certain. `halfOfDay`: a.m. or p.m. is not stated. `utc`: not the time on the wall.
   * `between`: some time in a range. `rough`: "after 10 p.m.".
   */
  readonly doubt: "halfOfDay" | "utc" | "between" | "rough" | null;
};

export type CaseClock = {
  /** Minutes after midnight that the sentence itself states (its time code first), or null. */
  timeOf(sentence: CaseSentence): number | null;
  /**
   * Times of the sentence that are surely times of day, in order, its time code alone when it has one; the second time of a
   * "between" is left out.
   */
  timesIn(sentence: CaseSentence): readonly SettledTime[];
  /** Minutes after midnight; of the two readings of an ambiguous time the one nearer to the case's other times. */
  settle(time: ClockTime): number;
};

/** Papers whose lines may begin with a place in a recording. */
const RECORDINGS: ReadonlySet<string> = new Set(["camera-transcript", "interview-record", "emergency-call"]);
/** Papers whose lines begin with the time of day, even just after midnight. */
const LOGS: ReadonlySet<string> = new Set(["dispatch-log", "detention-record"]);
/** Seconds within which the counter of a recording begins, and that of a paper that may be none. */
const COUNTER_START = 300;
/** "Duration 06:02": what follows with lines by minutes and seconds is a recording, whatever it calls itself. */
const DURATION = /\b(?:duration|length|running time)\W{1,3}\d{1,2}:\d{2}\b/i;
const SURE_COUNTER_START = 1;

/** Seconds of "12:31", "1:12:31" or "1231" read as a counter; null for any other time code. */
function readCounter(timeCode: string): number | null {
  const digits = /^(\d{2})([0-5]\d)$/.exec(timeCode);
  if (digits !== null) return Number(digits[1]) * 60 + Number(digits[2]);
  if (!/^\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(timeCode)) return null;
  return timeCode.split(":").reduce((sum, part) => sum * 60 + Number.parseInt(part, 10), 0);
}

/** Counters that start near zero ("00:00:12") count from the start of a recording and say nothing about the hour. */
function hasRelativeTimeCodes(document: CaseDocument): boolean {
  const codes = document.sentences.flatMap(({ timeCode }) =>
    timeCode === null ? [] : [readCounter(timeCode) ?? Number.NaN],
  );
  const first = codes[0];
  if (first === undefined || LOGS.has(document.kind)) return false;
  const isTimed = document.pages.some(({ text }) => DURATION.test(text));
  const start = RECORDINGS.has(document.kind) || isTimed ? COUNTER_START : SURE_COUNTER_START;
  return first <= start && codes.every((code, at) => at === 0 || code >= (codes[at - 1] ?? 0));
}

/** A transcript has so many lines with a code and a speaker. */
const TRANSCRIPT_LINES = 3;
/** Minutes within which a line of the transcript itself must name the time of day of its first code. */
const STATED_NEAR = 120;
/** The same for a code that begins with the hour "00": it is a counter more often than the hour after midnight. */
const STATED_BESIDE = 10;
/** Hours from which a code with seconds is no counter. */
const LONGEST_RECORDING = 4;

/** A transcript whose codes may be a place in the recording, and that nowhere says at what time of day it was made. */
function hasNoStatedClock({ kind, sentences }: CaseDocument): boolean {
  const coded = sentences.filter(({ timeCode }) => timeCode !== null);
  const spoken = coded.filter(({ speaker }) => speaker !== null);
  if (LOGS.has(kind) || (!RECORDINGS.has(kind) && spoken.length < TRANSCRIPT_LINES)) return false;
  const code = coded[0]?.timeCode ?? "";
  const first = readTimeCode(code);
  if (first === null || readCounter(code) === null) return false;
  if (/^\d+:\d+:/.test(code) && first >= LONGEST_RECORDING * 60) return false;
  const near = /^0?0:\d+:/.test(code) ? STATED_BESIDE : STATED_NEAR;
  return !sentences.some(
    ({ timeCode, plain }) =>
      timeCode === null &&
      findClockTimes(plain).some(
        ({ minutes, isAmbiguous }) =>
          clockDistance(minutes, first) <= near ||
          (isAmbiguous && clockDistance((minutes + 720) % 1440, first) <= near),
      ),
  );
}

/** A code of so many minutes or more, such as "24:40", is no time of day. */
const DAY_HOURS = 24;

/** Pages of a bundle that count from the start of a recording, whatever the papers around them do. */
function listCountedPages({ sentences, pageKinds }: CaseDocument): number[] {
  const coded = Map.groupBy(
    sentences.filter(({ timeCode }) => timeCode !== null),
    ({ pageNumber }) => pageNumber,
  );
  return Array.from(coded).flatMap(([page, rows]) => {
    const codes = rows.map(({ timeCode }) => readCounter(timeCode ?? "") ?? Number.NaN);
    const [first = Number.NaN] = codes;
    const isRising = codes.every((code, at) => at === 0 || code >= (codes[at - 1] ?? 0));
    const isNoClock = RECORDINGS.has(pageKinds[page - 1] ?? "unknown") || codes.some((code) => code >= DAY_HOURS * 60);
    return codes.length >= TRANSCRIPT_LINES && first <= SURE_COUNTER_START && isRising && isNoClock ? [page] : [];
  });
}

/** How a paper writes its times: with a.m. and p.m., to 24 hours, or both. */
type Style = { readonly hasHalves: boolean; readonly hasDay: boolean };

function styleOf(document: CaseDocument): Style {
  const all = document.sentences.map(({ timeCode, plain }) => `${timeCode?.toLowerCase() ?? ""} ${plain}`);
  return {
    hasHalves: all.some((text) => /\d ?[ap]\.? ?m\b/.test(text)),
    hasDay: all.some((text) => /(?<![\d:.])(?:1[3-9]|2[0-3]|0\d):[0-5]\d|\d{2}:?\d{2} ?(?:hrs|hours)/.test(text)),
  };
}

const BEFORE_ROUGH =
  /\b(?:after|before|until|till|no later than|since|prior to|some ?time (?:around|near|past)|towards?) (?:about |around |approximately )?$/;
/** "after midnight" */
const SPOKEN_LIMIT = /^(?:after|before|since|past)\b/;
/** "between", "between 6 and": the hour alone is no time. */
const BEFORE_RANGE = /\bbetween (?:the hours of |about |approximately )?(?:\d{1,2} (?:and|to) )?$/;

/** The first time of the document that leaves no doubt between morning and evening, or undefined. */
function firstStatedTime({ isEvidence, sentences }: CaseDocument, isRelative: boolean): number | undefined {
  if (!isEvidence) return undefined;
  for (const { timeCode, plain } of sentences) {
    if (timeCode !== null && isRelative) continue;
    const stated = findClockTimes(plain).find((time) => !time.isAmbiguous);
    if (stated !== undefined) return stated.minutes;
  }
  return undefined;
}

/** Reads the clock times of sentences; relative time codes of recordings are ignored. */
export function createCaseClock(caseText: CaseText): CaseClock {
  const relative = new Set(
    caseText.documents.filter((document) => hasRelativeTimeCodes(document) || hasNoStatedClock(document)),
  );
  const counted = new Map(caseText.documents.map((document) => [document, new Set(listCountedPages(document))]));
  const isCounted = ({ document, pageNumber }: CaseSentence) =>
    relative.has(document) || counted.get(document)?.has(pageNumber) === true;
  const styles = new Map(caseText.documents.map((document) => [document, styleOf(document)]));
  const columns = new Map(caseText.documents.map((document) => [document, hasClockColumn(document)]));
  const utc = new Map(caseText.documents.map((document) => [document, firstPageInUtc(document)]));
  const isUtc = ({ document, pageNumber }: CaseSentence) => pageNumber >= (utc.get(document) ?? Infinity);
  const stampsInUtc = listStampsInUtc(utc);
  const codes = settleTimeCodes(caseText, isCounted, styles);
  // One time of each document: a long log must not outvote the others, and their order must not matter.
  const references = caseText.documents.flatMap((document) => firstStatedTime(document, relative.has(document)) ?? []);
  const settle = (time: ClockTime): number => {
    if (!time.isAmbiguous) return time.minutes;
    const other = (time.minutes + 720) % 1440;
    const distance = (minutes: number) => references.reduce((sum, one) => sum + clockDistance(minutes, one), 0);
    return distance(other) < distance(time.minutes) ? other : time.minutes;
  };
  const timeOf = (sentence: CaseSentence): number | null => {
    const code = codes.get(sentence);
    if (code !== undefined) return code.minutes;
    const time = findClockTimes(sentence.plain)[0];
    return time === undefined ? null : settle(time);
  };
  const timesIn = (sentence: CaseSentence): readonly SettledTime[] => {
    const code = codes.get(sentence);
    if (code !== undefined && columns.get(sentence.document) !== true && !isDatedCode(sentence)) return [];
    if (code !== undefined) return [isUtc(sentence) ? { ...code, doubt: "utc" } : code];
    const { plain, text, document } = sentence;
    const style = styles.get(document);
    // In a paper that counts from the start of its recording, digits alone are a place in it.
    const found = findClockTimes(plain).filter(
      (time) => !(isCounted(sentence) && isBare(plain, time)) && isSureTime(document, plain, time),
    );
    const isDayLong =
      found.some(
        (time) =>
          !time.isAmbiguous && /^(?:1[3-9]|2[0-3]|0\d):?\d\d$/.test(plain.slice(time.index, time.index + time.length)),
      ) || /\d{2} ?(?:hrs|hours)\b/.test(plain);
    return found.flatMap((time, at): SettledTime[] => {
      const before = plain.slice(Math.max(0, time.index - 40), time.index);
      const last = found[at - 1];
      if (last !== undefined && BEFORE_RANGE.test(plain.slice(0, last.index)) && joins(plain, last, time)) return [];
      const next = found[at + 1];
      const isRange = BEFORE_RANGE.test(before);
      const isLimit = SPOKEN_LIMIT.test(plain.slice(time.index, time.index + time.length));
      // "11:42" in a paper of 24 hours is the morning; "9:30" would have been "09:30".
      const isOpen =
        time.isAmbiguous &&
        !isDayLong &&
        !(
          style?.hasDay === true &&
          !style.hasHalves &&
          /^1\d[:.]/.test(plain.slice(time.index, time.index + time.length))
        );
      const rough = BEFORE_ROUGH.exec(before)?.[0] ?? "";
      const ending = isRange && next !== undefined && joins(plain, time, next) ? next : time;
      const end = ending.index + ending.length;
      return [
        {
          ...time,
          minutes: isOpen ? settle(time) : time.minutes,
          words: text
            .slice(time.index - (isRange ? (BEFORE_RANGE.exec(before)?.[0].length ?? 0) : rough.length), end)
            .replace(/\s+/g, " ")
            .trim(),
          doubt: isRange
            ? "between"
            : isOpen
              ? "halfOfDay"
              : time.isUtc ||
                  ((isUtc(sentence) || stampsInUtc.has(time.minutes)) &&
                    !ON_THE_WALL.test(plain.slice(time.index + time.length)))
                ? "utc"
                : rough !== "" || isLimit
                  ? "rough"
                  : null,
        },
      ];
    });
  };
  return { timeOf, timesIn, settle };
}

/** Behind a time: not one of the provider's. */
const ON_THE_WALL =
  /^ ?\(?(?:(?:local|eastern|central|mountain|pacific|[ecmp][sd]?t)\b|(?:utc|gmt) ?[+-] ?(?:0?[1-9]|1[0-4])\b)/;

/** Whether two times are the ends of one range: "2300 hours on 9/18 and 0600". */
function joins(plain: string, one: ClockTime, other: ClockTime): boolean {
  const between = plain.slice(one.index + one.length, other.index);
  return between.length <= 40 && /(?:-|\b(?:to|and|until|till)) ?(?:about |around |approximately )?$/.test(between);
}

/** "11:02": digits and a colon, without a.m., hours or words for the part of the day. */
function isBare(plain: string, { index, length, isAmbiguous }: ClockTime): boolean {
  return (
    isAmbiguous ||
    (/^\d{1,2}:\d{2}(?::\d{2})?$/.test(plain.slice(index, index + length)) &&
      !/^ ?(?:hours|hrs|h)\b/.test(plain.slice(index + length)))
  );
}

/** Hours over which a line without a.m. or p.m. follows the one before it. */
const FOLLOWS = 360;

/** The time of day of each line that begins with one. A line such as "1:30" follows the last certain time of its paper. */
function settleTimeCodes(
  caseText: CaseText,
  isCounted: (sentence: CaseSentence) => boolean,
  styles: ReadonlyMap<CaseDocument, Style>,
): ReadonlyMap<CaseSentence, SettledTime> {
  const settled = new Map<CaseSentence, SettledTime>();
  for (const document of caseText.documents) {
    let last: number | null = null;
    for (const sentence of document.sentences.filter((sentence) => !isCounted(sentence))) {
      if (sentence.timeCode === null) {
        last ??= findClockTimes(sentence.plain).find((time) => !time.isAmbiguous)?.minutes ?? null;
        continue;
      }
      const { timeCode } = sentence;
      const read = readTimeCode(timeCode);
      if (read === null) continue;
      const style = styles.get(document);
      const isTwelve =
        /^(?:[1-9]|1[0-2]):\d{2}$/.test(timeCode) && (style?.hasHalves === true || style?.hasDay !== true);
      const after =
        last === null
          ? null
          : [read, (read + 720) % 1440].find((minutes) => (minutes - (last ?? 0) + 1440) % 1440 <= FOLLOWS);
      const minutes: number = isTwelve ? (after ?? read) : read;
      if (!isTwelve || (after !== undefined && after !== null)) last = minutes;
      settled.set(sentence, {
        ...{ minutes, index: sentence.lead - sentence.start, length: timeCode.length, words: timeCode },
        ...{ isAmbiguous: false, endsDay: false, isMidnight: false, isUtc: false },
        doubt: isTwelve && (after === null || after === undefined) ? "halfOfDay" : null,
      });
    }
  }
  return settled;
}
