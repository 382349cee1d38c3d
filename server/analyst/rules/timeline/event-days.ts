import type { EventDoubt } from "#lib/domain/findings.ts";
import { completeDate, INCIDENT_DATE, type CaseDates, type DateMention } from "../../text/case-dates.ts";
import type { SettledTime } from "../../text/case-clock.ts";
import type { CaseDocument, CaseSentence } from "../../text/case-text.ts";
import {
  ABOVE_DATE,
  EARLY,
  OPENED,
  OTHER_DAY,
  OWN_DOING,
  RECORDING,
  SUBJECT,
  TOLD,
  WATCHES,
  WEEKDAY,
} from "./event-day-words.ts";
import { isDateOfNoEvent } from "./event-words.ts";
import { findDayHeadings, recordedAt } from "./day-headings.ts";
import { dayOfNext, dayOfNextLine, dayWithin, type Anchor } from "./step-days.ts";

/** The day and, where it is known, the minute after midnight of the incident. */
export type Incident = { readonly day: number | null; readonly minutes: number | null };

/** The day of one time on a page. */
export type PlacedDay = {
  /** Days since 1970-01-01, or null when no day is certain. */
  readonly day: number | null;
  readonly isInferred: boolean;
  readonly doubt: { readonly reason: EventDoubt; readonly words: string } | null;
};

const NO_DAY: PlacedDay = { day: null, isInferred: false, doubt: { reason: "otherDay", words: "" } };

/** Days within which a date without a year is that of the case. */
const NEAR = 60;
/** Minutes around that of the incident within which a paper that names no other day tells of it. */
const BEFORE_INCIDENT = 90;
const AFTER_INCIDENT = 180;
/** Minutes after midnight until which people speak of the evening before. */
const SMALL_HOURS = 300;

const SEQUENCES: ReadonlySet<string> = new Set([
  ...["dispatch-log", "camera-transcript", "interview-record", "emergency-call", "detention-record", "custody-log"],
]);
/** Records that begin with the incident and last for hours. */
const OF_INCIDENT: ReadonlySet<string> = new Set(["dispatch-log", "emergency-call", "camera-transcript"]);
/** Characters beside the date on a line that names the day of a log. */
const OWN_LINE = 30;
/** Minutes after midnight from which an incident is one of the night. */
const NIGHT = 1260;
const NOON = 720;
const TOLD_OR_ABOUT = new RegExp(`${TOLD.source}|\\b(?:about|around|approx\\w*\\.?|roughly) \\d`);
/** Papers that tell a story in running text. */
const STORIES: ReadonlySet<string> = new Set(["incident-report", "witness-statement"]);
/** Characters between a time and the date of its own cell. */
const CELL = 12;
/** Minutes of silence after which the next sheet of a log may be of another day. */
const NEXT_SHEET = 360;
/** A form's label for the time of what it is about, on whatever day it was filled in. */
const TIME_OF_INCIDENT =
  /\btime of (?:the )?(?:driving|accident|collision|crash|incident|offen[cs]e|occurrence|arrest|stop|last drink)\b/;
/** Words right before a time that say that something was done then. */
const AT_OR_VERB = /\b(?:at|about|around|approx\w*\.?|[a-z]{2,}ed|began|left) $/;
/** "Line-up ended 1021 hours." */
const VERB = /\b[a-z]{2,}ed $/;
/** The part of a chart that repeats what brought the patient there. */
const PRESENT_ILLNESS =
  /\bhpi\b|\bhistory of (?:the )?present illness\b|\b(?:patient|pt|mother|father|parent) (?:reports|states)\b/;
/** Minutes after midnight between which nothing that happened is reported on the next day of the same night. */
const MORNING = 6 * 60;
const EVENING = 18 * 60;
/** Who made a paper. */
const MADE = /\b(?:prepared|transcribed|typed|transcript|compiled)(?: up)? by\b/;
/** Lines with a time code from which a paper of any kind counts as a log. */
const LOG_LINES = 5;

/**
 * Places the times of one paper, sentence by sentence in reading order. A date that touches a time is stated. Any other day is
 * inferred, and only where the paper leaves one: in a log from its heading and the line before, in a story from the date that
 * it named last, for a few hours. Where the paper speaks of another day, or of what somebody told, there is none.
 */
export function createDayReader(document: CaseDocument, dates: CaseDates, incident: Incident) {
  const { kind, sentences } = document;
  const isLog = SEQUENCES.has(kind) || sentences.filter(({ timeCode }) => timeCode !== null).length >= LOG_LINES;
  const datesOf = (sentence: CaseSentence) =>
    (dates.mentions.get(sentence) ?? []).filter((mention) => !isDateOfNoEvent(sentence, mention));
  const daysOf = (sentence: CaseSentence) => datesOf(sentence).flatMap(({ day }) => day ?? []);
  const ofIncident: Anchor | null = incident.day === null ? null : { day: incident.day, minutes: incident.minutes };
  const ownDays = new Set(sentences.flatMap(daysOf));
  const labelled = new Set(sentences.filter(({ plain }) => INCIDENT_DATE.test(plain)).flatMap(daysOf));
  // "Occurred 10/15, reported 10/16": the date above may be either.
  const heading = sentences.findIndex(({ plain }) => ABOVE_DATE.test(plain));
  const namedAbove = new Set(sentences.slice(0, Math.max(0, heading)).flatMap(daysOf));
  /** A report of another day than that of what happened by day: "the above date and time" may be either. */
  const isAboveOpen =
    incident.day !== null &&
    incident.minutes !== null &&
    incident.minutes >= MORNING &&
    incident.minutes < EVENING &&
    new Set(
      sentences
        .slice(0, Math.max(0, heading))
        .flatMap((sentence) => (dates.mentions.get(sentence) ?? []).flatMap(({ day }) => day ?? []))
        .filter((day) => Math.abs(day - (incident.day ?? 0)) <= NEAR),
    ).size > 1;
  const above = labelled.size === 1 && namedAbove.size === 1 && !isAboveOpen ? ([...labelled][0] ?? null) : null;
  /** The paper names no day but that of the incident, or none at all. */
  const isAllOfIncident = [...ownDays].every((day) => day === incident.day);
  const isOfIncident = STORIES.has(kind) && isAllOfIncident;

  const headings = STORIES.has(kind) ? findDayHeadings(sentences, datesOf) : new Map<CaseSentence, DateMention>();
  const recorded = isLog ? recordedAt(document) : null;
  let anchor: Anchor | null = recorded;
  let isLogOpen = false;
  /** The days that the heading of a log has named so far do not follow each other: of which of them it is nobody can tell. */
  let isHeadingOpen = false;
  /** The day on which the log begins, where a label of its heading names it: no other date or time there changes it. */
  let opened: number | null = recorded?.day ?? null;
  let lastOfHeading: number | null = null;
  let mayAnchor = false;
  /** The day of the heading above, in a paper that has such headings, and whether another day has been named below it. */
  let section: number | null = null;
  let isOfOtherDay = false;
  /** The paragraph of a chart tells what the patient said had been before. */
  let isHistory = false;
  let page: number | null = null;
  let paragraph: number | null = null;

  function dayOf(mention: DateMention): number | null {
    if (mention.doubt === "dayOrMonth") return null;
    if (mention.day !== null) return mention.day;
    // "the 8th" may be of any month.
    if (mention.words.month === null && mention.words.digits === null) return null;
    const near: number | null = anchor?.day ?? incident.day ?? [...ownDays][0] ?? null;
    const day = near === null ? null : completeDate(mention, near);
    return day === null || near === null || Math.abs(day - near) > NEAR ? null : day;
  }

  /** Takes up what a sentence says about the day, before its times are placed. */
  function enter(sentence: CaseSentence, time: SettledTime | null): void {
    const { plain, order, timeCode, speaker } = sentence;
    mayAnchor = false;
    // A follow-up report goes from one day's work to that of another with each paragraph.
    const isNext = paragraph !== null && (page !== sentence.pageNumber || paragraph !== sentence.paragraph);
    // So does "On 6/3 I returned" in a report of the day before.
    const isNamedAside = STORIES.has(kind) && !isLog && anchor?.minutes === null && !isMain(anchor);
    if (isNext && (isFollowUp() || isNamedAside)) anchor = null;
    if (isNext && section !== null) anchor = { day: section, minutes: null };
    const goesOn = isHistory && paragraph === sentence.paragraph;
    isHistory = kind === "medical-record" && (goesOn || PRESENT_ILLNESS.test(plain));
    ({ paragraph } = sentence);
    if (!isLog) page = sentence.pageNumber;
    // Inside a line of a log, or in somebody's words, another day is only spoken of.
    const mentions = datesOf(sentence).filter(({ words }) => timeCode === null || words.index < 0);
    if (speaker !== null && timeCode === null) return;
    // "I watched it from 22:40 on": by the clock of a recording, in a supplement of a later day.
    const isOfRecording = RECORDING.test(plain) || (section !== null && time !== null);
    const isWatched = !isLog && isOfRecording && WATCHES.test(plain);
    if (mentions.length === 0) {
      if (timeCode !== null) return;
      if (ABOVE_DATE.test(plain) && (above !== null || isAboveOpen))
        anchor = above === null ? null : { day: above, minutes: null };
      else if (!isLog && (isWatched || OTHER_DAY.test(plain) || WEEKDAY.test(plain))) anchor = null;
      return;
    }
    const [first] = mentions;
    const day = first === undefined ? null : dayOf(first);
    // In a paper with such headings a row that begins with a date is of that date, too.
    const isRowOfDay = section !== null && /^[^\p{L}\d]*$/u.test(sentence.text.slice(0, first?.words.index ?? 0));
    if (headings.has(sentence) || isRowOfDay) {
      section = day;
      isOfOtherDay = false;
      anchor = day === null ? null : { day, minutes: null };
      return;
    }
    // "On 10/7 he was at her place": what the writer did goes on below.
    if (section !== null) {
      isOfOtherDay ||= mentions.some((mention) => dayOf(mention) !== section);
      return;
    }
    const before = sentence.text.slice(0, Math.max(0, first?.words.index ?? 0));
    const isAside = /\([^)]*$/.test(before) && timeCode === null;
    if (isAside) return;
    // "Premise history: 06/30/23 noise": an earlier call in the log of this one.
    const logDay = anchor?.day ?? incident.day;
    if (isLog && day !== null && logDay !== null && Math.abs(day - logDay) > NEAR) return;
    // "A prior call of 07/08/2023" in the report of a day in 2024: nothing that follows is of that day.
    if (!isLog && day !== null && incident.day !== null && day < incident.day - NEAR) {
      anchor = null;
      return;
    }
    // The date of a letter stands alone on its line.
    if (!isLog && time === null && sentence.text.trim().length - (first?.words.length ?? 0) < 12) {
      anchor = null;
      return;
    }
    const isRow = / {3,}|\t| [/|] /.test(sentence.text.trim());
    // "Arrived 1859      Report date 02/10/2024": a date behind the times of a row is of another cell.
    if (!isLog && isRow && time !== null && (first?.words.index ?? 0) > time.index + time.length + CELL) return;
    // "Prepared by: L. Apodaca, 8/02": of the day of a recording its transcript's own says nothing.
    if (isLog && !isLogOpen && MADE.test(plain)) return;
    if (isLog && !isLogOpen) {
      if (opened !== null) return;
      if (day !== null && OPENED.test(before)) {
        opened = day;
        isHeadingOpen = false;
        anchor = { day, minutes: time?.minutes ?? null };
        return;
      }
      readHeading(sentence, mentions);
    }
    const isSubject = SUBJECT.test(before.toLowerCase()) || !/[a-z]/.test(before);
    const isOfPaper =
      !isLog &&
      day !== incident.day &&
      !INCIDENT_DATE.test(plain) &&
      STORIES.has(kind) &&
      (isRow || (order < 6 && !/^(?:on|in|at|during|about) /.test(plain)));
    const hasOther = new Set(mentions.map(dayOf)).size > 1;
    mayAnchor = !isOfPaper && !isWatched && !(TOLD.test(plain) && !OWN_DOING.test(plain));
    if (day !== null && isSubject && mayAnchor && !hasOther) anchor = { day, minutes: EARLY.test(plain) ? 0 : null };
    else if (!isLog || isLogOpen) anchor = day !== null && day === anchor?.day ? anchor : null;
    else if (day !== null && anchor === null && !hasOther) anchor = { day, minutes: time?.minutes ?? null };
    else if (anchor !== null && day !== null && day !== anchor.day)
      // The heading of a log names the day of its making, too.
      anchor = OF_INCIDENT.has(kind) && [day, anchor.day].includes(incident.day ?? -1) ? ofIncidentDay() : null;
  }

  function readHeading({ text }: CaseSentence, mentions: readonly DateMention[]): void {
    for (const mention of mentions) {
      const day = dayOf(mention);
      if (day === null) continue;
      const isOwnLine = mentions.length === 1 && text.trim().length - mention.words.length < OWN_LINE;
      if (isOwnLine) isHeadingOpen = false;
      else if (lastOfHeading !== null && (day < lastOfHeading || day > lastOfHeading + 1)) isHeadingOpen = true;
      lastOfHeading = day;
    }
  }

  function ofIncidentDay(): Anchor | null {
    return incident.day === null ? null : { day: incident.day, minutes: null };
  }

  function place(sentence: CaseSentence, time: SettledTime | null, mention: DateMention | null): PlacedDay {
    if (mention !== null) {
      const day = dayOf(mention);
      const words = sentence.text.slice(Math.max(0, mention.words.index), mention.words.index + mention.words.length);
      // "Arrested 23:55 09/03, arrived 00:21 10/03": what follows goes on from the last of them.
      if (mayAnchor && day !== null && time?.doubt === null) anchor = { day, minutes: time.minutes };
      if (sentence.timeCode !== null) isLogOpen = true;
      const doubt = mention.doubt === null ? null : { reason: mention.doubt, words };
      return day === null && doubt === null ? NO_DAY : { day, isInferred: mention.day === null, doubt };
    }
    if (time === null) return { day: null, isInferred: false, doubt: null };
    if (isHalfPastTwelve(sentence, time))
      return { day: null, isInferred: false, doubt: { reason: "halfOfDay", words: time.words } };
    // "11/08 Dietz: the video of 11/03 starts at 2352": of which of the two it is nobody can tell.
    if (sentence.timeCode === null && new Set(daysOf(sentence)).size > 1) return NO_DAY;
    const day = time.doubt === "halfOfDay" || time.doubt === "utc" ? null : dayOfTime(sentence, time);
    return day === null ? NO_DAY : { day, isInferred: true, doubt: null };
  }

  /** "She left with him at about 1230" of a night that began at ten: people say so of half past midnight. */
  function isHalfPastTwelve({ plain, timeCode }: CaseSentence, { minutes, words }: SettledTime): boolean {
    const isNight = incident.minutes !== null && (incident.minutes >= NIGHT || incident.minutes < SMALL_HOURS);
    const isTwelve = minutes >= NOON && minutes < NOON + 60 && !/p\.?m|noon|midday/.test(words.toLowerCase());
    return isNight && isTwelve && timeCode === null && TOLD_OR_ABOUT.test(plain);
  }

  function dayOfTime(sentence: CaseSentence, time: SettledTime): number | null {
    const { minutes } = time;
    if (OTHER_DAY.test(sentence.plain) || (sentence.timeCode === null && WEEKDAY.test(sentence.plain))) return null;
    // A laboratory dates its own work; when the samples were taken it only repeats.
    if (kind === "lab-report") return null;
    if (TIME_OF_INCIDENT.test(sentence.plain)) return dayNearIncident(minutes);
    if (isLog && sentence.timeCode !== null) {
      const isNextSheet = page !== null && page !== sentence.pageNumber && anchor?.minutes != null;
      if (isNextSheet && minutes - (anchor?.minutes ?? 0) > NEXT_SHEET) anchor = null;
      page = sentence.pageNumber;
      return dayInLog(minutes);
    }
    return sentence.speaker === null ? dayInStory(sentence.plain, time) : null;
  }

  function dayInLog(minutes: number): number | null {
    if (isOfOtherDay) return null;
    if (!isLogOpen && isHeadingOpen) anchor = null;
    if (!isLogOpen && opened !== null) {
      // A line may stand some seconds before the time in the name of the file, or behind midnight.
      const isNextDay = opened === recorded?.day && recorded.minutes - minutes > NOON;
      anchor = { day: isNextDay ? opened + 1 : opened, minutes: null };
    }
    // Its heading names no day but, maybe, that of the transcript.
    if (!isLogOpen && opened === null && OF_INCIDENT.has(kind) && (anchor === null || !isOfIncidentDay(anchor)))
      anchor = dayNearIncident(minutes) === null ? null : ofIncident;
    const opens = !isLogOpen;
    isLogOpen = true;
    if (anchor === null) return null;
    const day = opens && anchor.minutes !== null ? dayOfNext(anchor, minutes) : dayOfNextLine(anchor, minutes);
    if (day !== null) {
      anchor = { day, minutes };
      return day;
    }
    // A later part of a short log begins again.
    const last: Anchor = anchor;
    if (OF_INCIDENT.has(kind) && last.minutes !== null && minutes < last.minutes) return last.day;
    if (!OF_INCIDENT.has(kind)) anchor = null;
    return null;
  }

  function dayInStory(plain: string, time: SettledTime): number | null {
    const { minutes } = time;
    const isTold = isHistory || (TOLD.test(plain) && !OWN_DOING.test(plain));
    // "Last outgoing call 2204 hours" in a follow-up report is of the day that it looks into.
    const isDone = OWN_DOING.test(plain) || AT_OR_VERB.test(plain.slice(0, time.index));
    if (isFollowUp() && !isDone) return dayNearIncident(minutes);
    const isShown = RECORDING.test(plain) && !OWN_DOING.test(plain) && anchor?.day !== incident.day;
    if (isShown) return null;
    if (isTold) return isAllOfIncident || anchor?.day === incident.day ? dayNearIncident(minutes) : null;
    if (anchor === null) return isOfIncident && !isAboveOpen ? dayNearIncident(minutes) : null;
    const day =
      anchor.minutes === null && minutes < SMALL_HOURS ? dayOfNight(anchor.day, minutes) : dayOfNext(anchor, minutes);
    if (day !== null && (anchor.minutes === null || dayWithin(anchor, minutes, 0, 720) !== null))
      anchor = { day, minutes };
    // A paper of a later day tells of earlier ones; only what its writer did then is of its own.
    const isAway = day !== null && incident.day !== null && Math.abs(day - incident.day) > 1;
    const isOwnWork = OWN_DOING.test(plain) || VERB.test(plain.slice(0, time.index));
    return isAway && !isOwnWork ? null : day;
  }

  /** "On Saturday I went out. At 1:45 a.m. we left": only the incident can tell which night is meant. */
  function dayOfNight(named: number, minutes: number): number | null {
    const day = dayNearIncident(minutes);
    return day === named || day === named + 1 ? day : null;
  }

  /** The story is of the work of a later day. */
  function isFollowUp(): boolean {
    return STORIES.has(kind) && !isLog && anchor !== null && incident.day !== null && !isOfIncidentDay(anchor);
  }

  /** The day that the whole paper is about. */
  function isMain({ day }: Anchor): boolean {
    return incident.day === null || day === incident.day;
  }

  function isOfIncidentDay({ day }: Anchor): boolean {
    return incident.day === null || Math.abs(day - incident.day) <= 1;
  }

  function dayNearIncident(minutes: number): number | null {
    return ofIncident === null ? null : dayWithin(ofIncident, minutes, BEFORE_INCIDENT, AFTER_INCIDENT);
  }

  return { enter, place };
}
