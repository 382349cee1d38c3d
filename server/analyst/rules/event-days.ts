import type { EventDoubt } from "#lib/domain/findings.ts";
import { completeDate, type CaseDates, type DateMention } from "../text/case-dates.ts";
import type { SettledTime } from "../text/case-clock.ts";
import type { CaseDocument, CaseSentence } from "../text/case-text.ts";
import { weekdayIn, weekdayOfDay } from "../text/date-words.ts";
import {
  ONE_EARLIER,
  ONE_LATER,
  OTHER_DAY,
  OWN_DOING,
  PERSON,
  RECORDING,
  SUBJECT,
  TOLD,
  WEEKDAY_ALONE,
} from "./event-day-words.ts";
import { dayBeside, dayOfWeek, nearestBefore, nextInLog, type Anchor } from "./step-days.ts";

/** The day and, where it is known, the minute after midnight of the incident. */
export type Incident = { readonly day: number | null; readonly minutes: number | null };

/** The day of one time on a page. */
export type PlacedDay = {
  /** Days since 1970-01-01, or null when no day could be placed. */
  readonly day: number | null;
  readonly isInferred: boolean;
  readonly doubt: { readonly reason: EventDoubt; readonly words: string } | null;
};

const NO_DAY: PlacedDay = { day: null, isInferred: false, doubt: { reason: "otherDay", words: "" } };

/** Days within which a date without a year, or a month, is that of the case. */
const NEAR = 60;

const SEQUENCES: ReadonlySet<string> = new Set([
  ...["dispatch-log", "camera-transcript", "interview-record", "emergency-call", "detention-record", "custody-log"],
]);
/** Records that begin with the incident, whatever later date stands on them. */
const OF_INCIDENT: ReadonlySet<string> = new Set(["dispatch-log", "emergency-call", "camera-transcript"]);
/** Papers in which a time without a date may be of any day. */
const OF_ANY_DAY: ReadonlySet<string> = new Set([
  ...["lab-report", "property-record", "calibration-record", "training-record", "schedule", "charge", "filing"],
]);
/** Papers that tell a story in running text, where a weekday holds for what follows. */
const STORIES: ReadonlySet<string> = new Set(["incident-report", "witness-statement", "warrant"]);
/** Lines with a time code from which a paper of any kind counts as a log. */
const LOG_LINES = 5;
/** Lines of a paper that may be its heading. */
const HEADING = 4;

/** An earlier account that a page tells; `isBase` when its day is only that of the paper. */
type Told = {
  readonly paragraph: number;
  readonly anchor: Anchor | null;
  readonly words: string | null;
  readonly isBase: boolean;
};

/**
 * Places the times of one paper, sentence by sentence in reading order. A date that stands with a time is stated; every other
 * day is inferred: in a log from the line before, in a story from the last date that it named, else from the incident.
 */
export function createDayReader(
  document: CaseDocument,
  dates: CaseDates,
  incident: Incident,
  isOfNoEvent: (sentence: CaseSentence, date: DateMention) => boolean,
) {
  const isLog =
    SEQUENCES.has(document.kind) || document.sentences.filter(({ timeCode }) => timeCode !== null).length >= LOG_LINES;
  const isStatement = document.kind === "witness-statement";
  const isStory = !isLog && STORIES.has(document.kind);
  const datesOf = (sentence: CaseSentence) =>
    (dates.mentions.get(sentence) ?? []).filter((mention) => !isOfNoEvent(sentence, mention));
  const ownDates = document.sentences.flatMap((sentence) =>
    datesOf(sentence).flatMap(({ day }) => (day === null ? [] : [{ day, order: sentence.order }])),
  );
  const ownDays = ownDates.map(({ day }) => day);
  /** No date of the paper is that of the incident: what it tells may be of another day. */
  const isElsewhere =
    !isStatement &&
    ownDays.length > 0 &&
    incident.day !== null &&
    ownDays.every((day) => Math.abs(day - (incident.day ?? 0)) > 1);
  /** A log of one incident, and no record of a person's stay or interview on a later day. */
  const isOfOne = isLog && (document.kind === "unknown" || OF_INCIDENT.has(document.kind));
  let anchor: Anchor | null = null;
  let isAnchoring = false;
  let isGuessed = false;
  /** Days with a time that the paper names before its first time-coded line. */
  const headers: Anchor[] = [];
  let startOfLog: number | null = null;
  let told: Told | null = null;

  /** Forms and records of another day than the incident are of the day that they carry. */
  const ownDate = isStory || OF_INCIDENT.has(document.kind) ? undefined : ownDates[0];
  const ownDay = ownDate?.day ?? null;
  const isInHeading = ownDate !== undefined && ownDate.order < HEADING;
  const isOwnRecord = ownDay !== null && incident.day !== null && ownDay !== incident.day;
  const ofIncident = incident.day === null ? null : { day: incident.day, minutes: incident.minutes };
  const base = (): Anchor | null => (isOwnRecord ? { day: ownDay, minutes: null } : ofIncident);

  function dayOf(mention: DateMention): number | null {
    if (mention.doubt === "dayOrMonth") return null;
    return mention.day ?? completeDate(mention, anchor?.day ?? incident.day ?? ownDays[0] ?? 0);
  }

  /** Takes up what a sentence says about the day, before its times are placed. */
  function enter(sentence: CaseSentence, time: SettledTime | null): void {
    const { plain, paragraph, order, timeCode, speaker } = sentence;
    isAnchoring = false;
    if (told !== null && (told.paragraph !== paragraph || (OWN_DOING.test(plain) && !TOLD.test(plain) && !isStatement)))
      told = null;
    // Inside a line of a log another day is only spoken of.
    const mentions = datesOf(sentence).filter(({ words }) => timeCode === null || words.index < 0);
    const whole = mentions.filter((mention) => mention.words.month !== null || mention.words.digits !== null);
    // The heading of a log may name the day of its making and that of what it logs.
    const logged = isOfOne && startOfLog === null ? whole.find((mention) => mention.day === incident.day) : undefined;
    const first = logged ?? whole[0];
    if (first !== undefined) {
      const day = dayOf(first);
      const isNear = day !== null && (incident.day === null || Math.abs(day - incident.day) <= NEAR || isLog);
      // The date of a statement or a letter is not that of what it tells.
      const isBare = order < 2 || (order < 6 && sentence.text.trim().length - first.words.length < 12);
      const isHeader = (order < 6 && isStatement) || (isBare && !isLog && time === null && document.kind === "unknown");
      const before = sentence.text.slice(0, Math.max(0, first.words.index));
      const isAside = /\([^)]*$/.test(before) && timeCode === null;
      // "B. BUY #2, 01/20/2025." is a heading.
      const isSubject = time !== null || SUBJECT.test(before.toLowerCase()) || !/[a-z]/.test(before);
      const goesBack =
        timeCode === null && !isStory && !isStatement && anchor !== null && day !== null && day < anchor.day;
      if (day !== null && isNear && isSubject && !isAside && !goesBack && !isHeader && speaker === null) {
        const named = { day, minutes: time?.minutes ?? (day === incident.day ? incident.minutes : null) };
        if (!isLog && !isStatement && TOLD.test(plain) && !OWN_DOING.test(plain))
          told = { paragraph, anchor: named, words: null, isBase: false };
        else {
          anchor = named;
          isAnchoring = true;
          told = null;
        }
      }
      return;
    }
    const named = WEEKDAY_ALONE.exec(plain);
    const weekday = named?.[1];
    if (weekday !== undefined && sentence.speaker === null && isStory) {
      const isOwn = anchor !== null && OWN_DOING.test(plain) && !TOLD.test(plain) && !isStatement;
      const from = isOwn ? (anchor?.day ?? null) : (incident.day ?? anchor?.day ?? null);
      const day = from === null ? null : dayOfWeek(from, weekdayIn(weekday) ?? 0, isOwn ? 0 : 3);
      told = {
        paragraph,
        anchor: day === null ? null : { day, minutes: null },
        words: sentence.text.slice(named?.index, (named?.index ?? 0) + weekday.length),
        isBase: false,
      };
    } else if (told === null && !isLog && TOLD.test(plain) && incident.day !== anchor?.day) {
      told = { paragraph, anchor: base(), words: null, isBase: true };
    }
  }

  function place(sentence: CaseSentence, time: SettledTime | null, mention: DateMention | null): PlacedDay {
    if (mention !== null) {
      const day = dayOf(mention);
      const words = sentence.text.slice(Math.max(0, mention.words.index), mention.words.index + mention.words.length);
      const isWhole = mention.day !== null;
      // "Arrested 23:55 09/03, arrived 00:21 10/03": what follows goes on from the last of them.
      if (isAnchoring && day !== null && time !== null) {
        anchor = { day, minutes: time.minutes };
        headers.push(anchor);
      }
      const doubt = mention.doubt === null ? null : { reason: mention.doubt, words };
      return { day, isInferred: !isWhole && day !== null, doubt };
    }
    if (time === null) return { day: null, isInferred: false, doubt: null };
    const { minutes } = time;
    if (isLog && sentence.timeCode !== null) {
      const start: Anchor | null = anchor ?? base();
      if (start === null) return { day: null, isInferred: false, doubt: null };
      const from: Anchor | null = startOfLog === null ? nearestBefore(headers, minutes) : anchor;
      const day = from === null ? dayBeside(start, minutes) : nextInLog(from, minutes, startOfLog);
      startOfLog ??= day;
      isGuessed ||= anchor === null && isElsewhere && !OF_INCIDENT.has(document.kind);
      anchor = { day, minutes };
      return { day, isInferred: true, doubt: isGuessed ? { reason: "otherDay", words: "" } : null };
    }
    return placeInStory(sentence, minutes);
  }

  function placeInStory(sentence: CaseSentence, minutes: number): PlacedDay {
    const { plain, speaker } = sentence;
    const other = OTHER_DAY.exec(plain)?.[0];
    const isSpeech = speaker !== null;
    const own: Anchor | null = isSpeech ? null : (told?.anchor ?? anchor);
    const start = own ?? (isSpeech ? ofIncident : base());
    if (start === null)
      return { day: null, isInferred: false, doubt: other === undefined ? null : { reason: "otherDay", words: other } };
    if (other !== undefined && !other.includes("same")) {
      const step = ONE_LATER.test(other) ? 1 : ONE_EARLIER.test(other) ? -1 : null;
      return {
        day: step === null ? null : start.day + step,
        isInferred: step !== null,
        doubt: { reason: "otherDay", words: other },
      };
    }
    const isFromBase = own === null || (!isSpeech && told?.isBase === true);
    const isIncident = start.day === incident.day && (own === null || told !== null);
    const day = dayBeside(start, minutes);
    if (isNotOfDay(sentence, day, isFromBase, isIncident && !isSpeech)) return NO_DAY;
    if (told?.anchor !== null && told?.words != null) told = { ...told, anchor: { day, minutes } };
    else if (!isIncident && anchor !== null) anchor = { day, minutes };
    const isOpen = isFromBase && isOwnRecord && document.kind === "unknown";
    const isGuess = isSpeech || isOpen || (isIncident && isElsewhere) || OF_ANY_DAY.has(document.kind);
    const weekday = !isSpeech && told?.words != null ? told.words : null;
    return {
      day,
      isInferred: true,
      doubt:
        weekday !== null ? { reason: "weekday", words: weekday } : isGuess ? { reason: "otherDay", words: "" } : null,
    };
  }

  /** Whether the nearest day is only near: the page speaks of another one, or nothing says that it speaks of this one. */
  function isNotOfDay({ plain }: CaseSentence, day: number, isFromBase: boolean, isIncident: boolean): boolean {
    const weekday = weekdayIn(WEEKDAY_ALONE.exec(plain)?.[1] ?? "");
    if (weekday !== null && weekday !== weekdayOfDay(day) && weekday !== weekdayOfDay(day - 1)) return true;
    if (!isIncident && day !== incident.day && RECORDING.test(plain) && !OWN_DOING.test(plain)) return true;
    // A paper of other days that tells of this one, unless it is a report, and a story inside a record of a later day.
    if (isIncident && isElsewhere && !isStory) return true;
    if (!isFromBase || !isOwnRecord) return false;
    const isTold = PERSON.test(plain) || document.kind === "lab-report";
    const isNext = Math.abs(ownDay - incident.day) === 1;
    return isTold || !(isNext || (isInHeading && !/["“”]/.test(plain)));
  }

  return { enter, place };
}
