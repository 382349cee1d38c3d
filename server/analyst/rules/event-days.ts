import type { EventDoubt } from "#lib/domain/findings.ts";
import { completeDate, type CaseDates, type DateMention } from "../text/case-dates.ts";
import type { SettledTime } from "../text/case-clock.ts";
import type { CaseDocument, CaseSentence } from "../text/case-text.ts";
import { weekdayIn, weekdayOfDay } from "../text/date-words.ts";

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

const HOUR = 60;
/** A line of a log that is this much earlier than the one before it is of the next day. */
const STEPS_BACK = 6 * HOUR;
/** A line of a log that is this much later than the one before it belongs to the evening before. */
const LATE_ENTRY = 12 * HOUR;
const EVENING = 18 * HOUR;
const MORNING = 8 * HOUR;
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
/** Words by which a page tells of somebody's earlier account, whose times are those of the incident. */
const TOLD = /\b(?:told|stated|said|related|claimed|explained|recalled|remembered|according to)\b/;
const OWN_DOING = /\b(?:i|we|this officer|your affiant|affiant|writer|undersigned)\b/;
const PERSON = /\b(?:i|we|he|she|they)\b/;
const OTHER_DAY =
  /\b(?:yesterday|(?:the|that) (?:next|following|previous|same) (?:day|morning|evening|night|afternoon)|next (?:day|morning)|the day (?:before|after)|(?:a|one|two|three|four|several|few|\d+) (?:days|weeks|months|years|day|week|month|year) (?:later|earlier|before|after|ago|prior)|last (?:night|week|month)|next (?:week|month)|another (?:day|night|occasion)|earlier that week|the week (?:before|after))\b/;
const ONE_LATER = /\b(?:the )?(?:next|following) (?:day|morning)\b|\bthe day after\b/;
const ONE_EARLIER = /\byesterday\b|\bthe day before\b|\blast night\b|\bprevious (?:day|evening|night)\b/;
const WEEKDAY_ALONE =
  /(?<!\b(?:every|each|next|until|by) )\b((?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:tues?|wed|thurs?|sat|sun|fri|mon)(?= (?:morning|night|evening|afternoon|at|about|around)\b))\b/;

/** The day of that weekday among the seven that end `after` days after `from`. */
function dayOfWeek(from: number, weekday: number, after: number): number {
  const last = from + after;
  return last - ((weekdayOfDay(last) - weekday + 7) % 7);
}

/** Words before a date that is what its sentence is about: "On Monday, October 14, I ...", "Exam date: ...". */
const SUBJECT =
  /(?:^\W*(?:\d+[.)] )?(?:that )?(?:on|at|(?:in|during) the (?:early |late )?(?:hours|morning|afternoon|evening|night) of)?|[:;.] (?:that )?on)(?: or about)?(?: the)?(?: ?(?:[a-z]+day|mon|tues?|wed|thurs?|fri|sat|sun)[.,]?)?(?: the)? ?$|\bdate\b[^.]{0,16}$/;

/** What a recording shows happened when it was made, not when somebody watched it. */
const RECORDING = /\b(?:clip|footage|video|recording|camera|dash ?cam|body ?cam|cctv|surveillance)s?\b/;
/** Lines of a paper that may be its heading. */
const HEADING = 4;

type Anchor = { readonly day: number; readonly minutes: number | null };
/** An earlier account that a page tells; `isBase` when its day is only that of the paper. */
type Told = {
  readonly paragraph: number;
  readonly anchor: Anchor | null;
  readonly words: string | null;
  readonly isBase: boolean;
};

/** The day of a time beside one whose day is known: after midnight it is the next day's, before midnight the last one's. */
function dayBeside({ day, minutes: known }: Anchor, minutes: number): number {
  if (known === null) return day;
  if (known >= EVENING && minutes < MORNING) return day + 1;
  return known < MORNING && minutes >= EVENING ? day - 1 : day;
}

/** The next line of a log: a time that is much earlier is of the next day; a line that was entered late goes back. */
function nextInLog({ day, minutes: last }: Anchor, minutes: number, start: number | null): number {
  if (last === null) return day;
  if (minutes < last - STEPS_BACK) return day + 1;
  return start !== null && day > start && minutes > last + LATE_ENTRY ? day - 1 : day;
}

/** Of the times in a log's heading ("opened ... closed ...") the one that its first line follows soonest. */
function nearestBefore(headers: readonly Anchor[], minutes: number): Anchor | null {
  const wait = (header: Anchor) => (minutes - (header.minutes ?? 0) + 1440) % 1440;
  return headers.toSorted((a, b) => wait(a) - wait(b))[0] ?? null;
}

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
    const logged = isLog && startOfLog === null ? whole.find((mention) => mention.day === incident.day) : undefined;
    const first = logged ?? whole[0];
    if (first !== undefined) {
      const day = dayOf(first);
      const isNear = day !== null && (incident.day === null || Math.abs(day - incident.day) <= NEAR || isLog);
      // The date of a statement or a letter is not that of what it tells.
      const isHeader = (order < 6 && isStatement) || (order < 2 && !isLog && time === null && document.kind === "unknown");
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
    const isGuess = isSpeech || isOpen || OF_ANY_DAY.has(document.kind);
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
    // A paper of other days that tells of this one, and a story inside a record of a later day.
    if (isIncident && isElsewhere) return true;
    const isNext = ownDay !== null && incident.day !== null && Math.abs(ownDay - incident.day) === 1;
    return isFromBase && isOwnRecord && (PERSON.test(plain) || !(isInHeading || isNext));
  }

  return { enter, place };
}
