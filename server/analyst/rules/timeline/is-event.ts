import { contextsOf } from "../../text/assertion.ts";
import type { CaseClock } from "../../text/case-clock.ts";
import { INCIDENT_DATE } from "../../text/case-dates.ts";
import type { CaseDocument, CaseSentence } from "../../text/case-text.ts";
import type { Incident, PlacedDay } from "./event-days.ts";
import type { Moment } from "./event-moments.ts";

/** Least score of an event that has a date and no time, and of one without a date. */
const DATE_ALONE = 3;
const NO_DATE = 4;
/** A date alone this many days before the incident, or after it, is background. */
const DAYS_BEFORE = 120;
const DAYS_AFTER = 400;
/** Whatever is dated this many days before the incident is of another year's event, a birth or a law. */
const OTHER_EVENT_DAYS = 2 * 365;

/** "Clerk on 3/18, lineup not done". */
const NOT_DONE = /\b(?:not|never|n't) (?:yet )?(?:been )?(?:done|held|conducted|performed|administered|carried out)\b/;
/** "14:38 Phone seized?": a question of a form, whose answer stands in another row. */
const IS_LABEL = /\?\W*$/;
/** "23:17 NO CALLBACK": a remark on the entry above. */
const IS_REMARK = /^\W*no (?:call ?back|further|answer|change)\W*$/;
/** "I advised it was 1:30 in the morning": what somebody said the time was, as a rule some minutes off. */
const SAID_TO_BE =
  /\b(?:told|advised|said|informed|reminded|pointed out)(?: (?:him|her|them|me|us))?(?: that)? it was(?: now| already| only| almost| nearly| about)? $/;
/** "0413   sleeping      0440   awake": two entries of a log on one line, without a sign between hours and minutes. */
const BARE_TIME = /^\d{4}$/;
const NEXT_ENTRY = / {2,}(?:[01]\d|2[0-3])[0-5]\d {2,}\S/;
/** "17:53 RP left for work this morning": the line of a log was typed then. */
const TOLD_OF_EARLIER = /\b(?:this morning|yesterday|last night|the night before|earlier (?:today|tonight|this))\b/;
/** "I heard her scream": somebody tells an officer what was before the recording. */
const TELLS_WHAT_WAS = /\bi (?:heard|saw|came|went|woke|looked|was [a-z]+ing)\b/;
const NOT_HAPPENED = ["asked", "supposed", "ordered", "earlier"] as const;
/** "Date 10-17-24" says when a form was filled in. */
const BARE_LABEL = /(?:^|\s)(?:date|dated|dt|date & time|date\/time):? {0,3}$/;

/** A second date right behind the first. */
const OTHER_DATE = /^,? ?(?:and |& )?\d{1,2}[/.-]\d{1,2}\b/;

/** What is known about one moment of a sentence. */
type Reading = {
  readonly moment: Moment;
  readonly placed: PlacedDay;
  readonly score: number;
  readonly incident: Incident;
  readonly isScheduled: boolean;
  /** The paper is the log of a whole shift. */
  readonly isShift: boolean;
};

/** Whether a moment with its place in time is an event of the case: something happened then, and the page says what. */
export function isEvent(
  sentence: CaseSentence,
  { moment, placed, score, incident, isScheduled, isShift }: Reading,
): boolean {
  const { time, date } = moment;
  const { plain, speaker, timeCode, order } = sentence;
  const apart = placed.day === null || incident.day === null ? 0 : placed.day - incident.day;
  if (apart < -OTHER_EVENT_DAYS || (isScheduled && apart < 1) || !hasWords(sentence, moment)) return false;
  // A time of a day that nobody knows says little, unless the papers name no day at all.
  const isUndated = incident.day === null && score >= NO_DATE;
  if (placed.day === null && placed.doubt?.reason !== "dayOrMonth" && !isUndated) return false;
  if (time === null) {
    // Headings carry a date and tell nothing.
    const isHeading =
      (order < 3 && !/[:.]/.test(plain)) || (date !== null && BARE_LABEL.test(plain.slice(0, date.words.index)));
    const isSubject = date !== null && /(?:^\W*|\bon )(?:the )?$/.test(plain.slice(0, date.words.index));
    // "On 6/22, 6/29 and 7/6": days of several things.
    if (date !== null && OTHER_DATE.test(plain.slice(date.words.index + date.words.length))) return false;
    if (date !== null && isNotTold(plain, date.words.index, date.words.length)) return false;
    if (date !== null && isAttribute(plain, date.words)) return false;
    return isSubject && score >= DATE_ALONE && !isHeading && apart >= -DAYS_BEFORE && apart <= DAYS_AFTER;
  }
  // Nobody knows whether it was morning or evening, or how long after.
  if (time.doubt === "halfOfDay" || time.doubt === "rough") return false;
  if (timeCode !== null) {
    if (sentence.document.kind === "camera-transcript" && TELLS_WHAT_WAS.test(plain)) return false;
    if (/^\W*\d{1,2}:\d{2}/.test(plain) || (speaker === null && isOtherThanNow(plain))) return false;
    const isCall = CALLS.has(sentence.document.kind) && isRightAfter(incident, placed.day, time.minutes);
    if (BARE_TIME.test(timeCode) && NEXT_ENTRY.test(sentence.text)) return false;
    return isShift ? isCall && score >= 2 : isCall || score >= (speaker === null ? 2 : 3);
  }
  if (speaker !== null) return false;
  const isStory = !/ {3,}|\t/.test(sentence.text.trim()) && SOMEBODY_DID.test(plain);
  if (score < 2 && !isScheduled && !isLabelled(sentence, time, date) && !isStory) return false;
  return !isNotTold(plain, time.index, time.length);
}

/** "I compared notes on the 01/29 robbery": the day says which robbery is meant. */
function isAttribute(plain: string, { index, length }: { readonly index: number; readonly length: number }): boolean {
  return /\bthe $/.test(plain.slice(0, Math.max(0, index))) && OCCASION.test(plain.slice(Math.max(0, index) + length));
}
const OCCASION =
  /^ (?:[a-z]+ )?(?:robbery|burglary|theft|incident|offen[cs]e|stop|call|interview|report|case|shooting|assault|crash|hearing|letter|video|footage|clip|recording|photos?)\b/;

function isOtherThanNow(plain: string): boolean {
  return IS_LABEL.test(plain) || TOLD_OF_EARLIER.test(plain) || IS_REMARK.test(plain);
}

function isNotTold(plain: string, at: number, length: number): boolean {
  if (NOT_DONE.test(plain) || IS_LABEL.test(plain) || SAID_TO_BE.test(plain.slice(0, Math.max(0, at)))) return true;
  const contexts = contextsOf(plain, { at: Math.max(0, at), end: Math.max(0, at) + length });
  return NOT_HAPPENED.some((name) => contexts.has(name));
}

/** Logs of calls: what they hold around the incident is about it; the rest of a shift is not. */
const CALLS: ReadonlySet<string> = new Set(["dispatch-log", "emergency-call"]);
const AFTER_CALL = 45;
/** A sentence of running text, no row of a form. */
const SOMEBODY_DID = /\b(?:i|we|he|she|they|was|were|had|[a-z]{2,}ed)\b.* .* /;

function isRightAfter(incident: Incident, day: number | null, minutes: number): boolean {
  const { day: of, minutes: at } = incident;
  if (of === null || at === null || day === null) return false;
  const apart = (day - of) * 1440 + minutes - at;
  return apart >= -10 && apart <= AFTER_CALL;
}

/** Whether a log of calls began an hour or more before the incident: then it holds other people's calls, too. */
export function isOfShift({ kind, sentences }: CaseDocument, clock: CaseClock, { minutes }: Incident): boolean {
  const opening = sentences.find(({ timeCode }) => timeCode !== null);
  const from = opening === undefined ? null : clock.timeOf(opening);
  if (!CALLS.has(kind) || from === null || minutes === null) return false;
  const ahead = (minutes - from + 1440) % 1440;
  return ahead >= 60 && ahead <= 720;
}

/** Whether anything is told beside the date, the time and their labels: "DATE: 03/08/2024 TIME: 2248" tells nothing. */
function hasWords(sentence: CaseSentence, { time, date, from, to }: Moment): boolean {
  const blank = (text: string, at: number, length: number) =>
    at < 0 ? text : text.slice(0, at) + " ".repeat(length) + text.slice(at + length);
  let rest = sentence.plain;
  if (time !== null) rest = blank(rest, time.index, time.length);
  if (date !== null) rest = blank(rest, date.words.index, date.words.length);
  const words = rest.slice(from, to).match(/(?<![\w.])[a-z][a-z'-]+(?!\w)/g) ?? [];
  const isLabelShown = INCIDENT_DATE.test(sentence.plain.slice(from, to)) && isLabelled(sentence, time, date);
  return isLabelShown || words.some((word) => !LABEL_WORDS.has(word));
}
/** "Date/time: 05/09/2023 2010 hrs" on a report is when it happened. */
function isLabelled({ plain, document: { kind } }: CaseSentence, time: Moment["time"], date: Moment["date"]): boolean {
  if (time === null || date === null) return false;
  const label = INCIDENT_DATE.exec(plain)?.[0];
  return label !== undefined && (label !== "date/time" || kind === "incident-report");
}
const LABEL_WORDS = new Set(
  "date time day on at of the hrs hours hour approx approximately about from to and or am pm a.m p.m sun mon tue tues wed thu thur thurs fri sat sunday monday tuesday wednesday thursday friday saturday page est edt cst cdt pst pdt".split(
    " ",
  ),
);
