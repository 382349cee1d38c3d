import type { CaseDocument, CaseSentence } from "./case-text.ts";
import { findClockTimes, type ClockTime } from "./clock.ts";
import { STREET_AFTER } from "./clock-patterns.ts";
import { readHeading } from "./document-kind.ts";
import { toPlain } from "./page/to-plain.ts";

/** Papers whose digits with a colon are times of day: logs, and forms with a column for them. */
const OF_TIMES: ReadonlySet<string> = new Set([
  ...["dispatch-log", "detention-record", "custody-log", "breath-record", "identification-record", "medical-record"],
]);
/** A paper about a recording: bare digits in it are a place in the recording. */
const OF_RECORDING =
  /\b(?:recordings?|transcripts?|transcription|audio|videos?|footage|cctv|clips?|(?:jail|phone|pretext|controlled|recorded) calls?|voicemails?|interviews?|bwc|bwv|body ?(?:worn )?-?cam(?:era)?|dash ?-?cam(?:era)?|in-car|dvr|surveillance)\b/;
/** No counter runs so long: few recordings last four hours. */
const BEYOND_COUNTERS = /^(?:0[4-9]|1\d|2[0-3]):\d\d:\d\d/;
const UNIT_AFTER = /^[ -]{0,2}(?:hours|hrs?|h|o'clock)\b/;
const DATE_BEFORE =
  /(?:\d[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{4}-\d\d-\d\d ?t?|\b(?:19|20)\d\d|\b\d{1,2}-?[a-z]{3,9}-?\d{2,4}),?(?: at| @| -| \/)? {0,4}$/;
const DATE_AFTER =
  /^[ ,]{0,2}(?:on |of )?(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d)/;
/** Words that only a time follows. */
const PREPOSITION =
  /(?:\b(?:at|by|around|about|approximately|approx\.?|between|until|till|since|before|after|from|circa)|@)(?: about| around| approximately| approx\.?)? {0,3}$/;
/** Labels of a log or a form. */
const LABEL =
  /\b(?:times?|arr|arrived?|arrival|disp|dispatched|enr|en ?route|on ?scene|rcvd|rec'?d|received|clea?r(?:ed)?|clr|start(?:ed)?|end(?:ed)?|began|begins?|in|out|booked|collected|drawn|performed|seen|entry|attended|authori[sz]ed|charged|detained|detention|lodged|intake|triage|sworn|executed|served|issued|pronounced|conclu\w+|commenc\w+|arrest(?:ed)?|released|called|created|completed|stop(?:ped)?|incident|occurred|call|transport(?:ed)?|requested|sample \d|test #?\d|breath \d)(?: ?\([^)]{0,20}\))? ?[:=-]? {0,4}$/;

/** "2021 or before", "since 2019": a year, not a time of the evening. */
const YEAR = /^(?:19|20)[0-2]\d$/;
const YEAR_AFTER =
  /^,? (?:or|and) (?:before|earlier|after|later|since|prior)\b|^ ?[-/&] ?(?:19|20)?\d\d\b(?! ?(?:hrs|hours|h\b))/;
const YEAR_BEFORE = /\b(?:since|back to|years? of|model|summer|winter|spring|fall|autumn) (?:of )?$/;

/** "1903 Quarry Road": the number of a house. */
const HOUSE = /^\d{3,4}$/;
const AT_HOUSE = new RegExp(`^${STREET_AFTER}`);

const recordings = new WeakMap<CaseDocument, boolean>();

/** Whether a paper describes, summarizes or transcribes a recording, by its name and heading. */
function isOfRecording(document: CaseDocument): boolean {
  let known = recordings.get(document);
  if (known === undefined) {
    const head = [document.fileName.replace(/[-_.]+/g, " "), ...readHeading(document.pages[0]?.text ?? "")].join("\n");
    known = OF_RECORDING.test(toPlain(head));
    recordings.set(document, known);
  }
  return known;
}

/**
 * Whether the page gives positive evidence that digits are a time of day: a unit or half of the day, a date beside them, a label or
 * a word such as "at", or a paper of times. In a paper about a recording "at 14:22" is a place in it, too.
 */
export function isSureTime(document: CaseDocument, plain: string, { index, length }: ClockTime): boolean {
  const before = plain.slice(Math.max(0, index - 40), index);
  const after = plain.slice(index + length);
  const words = plain.slice(index, index + length);
  // "9 p.m.", "22:48:10-05:00", "half past eight"
  if (!/^[\d:.]+$/.test(words)) return true;
  if (BEYOND_COUNTERS.test(words) || UNIT_AFTER.test(after) || DATE_BEFORE.test(before) || DATE_AFTER.test(after))
    return true;
  if (HOUSE.test(words) && AT_HOUSE.test(after)) return false;
  if (YEAR.test(words) && (YEAR_AFTER.test(after) || YEAR_BEFORE.test(before))) return false;
  // "11:30 to 1:15 a.m.", "2248 to 2310 hours": the end of a range says what its beginning is.
  if (/^ ?(?:-|to|and|until|till) ?\d{1,2}:?\d\d ?(?:[ap]\.?m|hours|hrs)/.test(after)) return true;
  if (/\b(?:morning|afternoon|evening|night)\b/.test(`${before.slice(-22)} ${after.slice(0, 22)}`)) return true;
  if (isOfRecording(document)) return false;
  return PREPOSITION.test(before) || LABEL.test(before) || (OF_TIMES.has(document.kind) && /^\d\d:\d\d/.test(words));
}

/** Lines with a code from which on they are a column. */
const COLUMN = 3;
/** A date before the code of a line. */
const DATED = /\d[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d\d-\d\d/;

/** Whether a date stands beside the code of a line. */
export function isDatedCode({ pageText, lead, start }: CaseSentence): boolean {
  return DATED.test(pageText.slice(lead, start));
}

/** Whether bare digits at the head of lines count up one by one, as the numbers of a list do: "0020", "0021", "0022". */
function areNumbers(codes: readonly string[]): boolean {
  const bare = codes.map((code) => /^\W*(\d{4})\W*$/.exec(code)?.[1]).filter((digits) => digits !== undefined);
  const steps = bare.slice(1).filter((digits, index) => Number(digits) - Number(bare[index]) === 1);
  return bare.length >= COLUMN && steps.length * 2 >= bare.length;
}

/**
 * Whether the codes at the head of a paper's lines are times of day: in a log, where a code has its unit or half of the day, and in
 * a column whose paper names a sure time of day. "0007  flashlight" is an item's number.
 */
export function hasClockColumn(document: CaseDocument): boolean {
  if (OF_TIMES.has(document.kind)) return true;
  const coded = document.sentences.filter(({ timeCode }) => timeCode !== null);
  if (areNumbers(coded.map(({ timeCode }) => timeCode ?? ""))) return false;
  if (coded.some(({ timeCode }) => /[ap]\.?m/i.test(timeCode ?? ""))) return true;
  if (BEYOND_COUNTERS.test(coded[0]?.timeCode ?? "")) return true;
  if (coded.some(({ plain }) => /^ ?(?:hours|hrs)\b/.test(plain))) return true;
  return (
    coded.length >= COLUMN &&
    document.sentences.some(
      ({ plain, timeCode }) =>
        timeCode === null && findClockTimes(plain).some((time) => isSureTime(document, plain, time)),
    )
  );
}
