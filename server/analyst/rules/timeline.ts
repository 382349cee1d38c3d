import { citationsOf, type EventTime, type ProposedCitation, type ProposedFinding } from "../findings.ts";
import { contextsOf } from "../text/assertion.ts";
import type { CaseClock } from "../text/case-clock.ts";
import { INCIDENT_DATE, type CaseDates, type DateMention } from "../text/case-dates.ts";
import { citeSentence, type CaseDocument, type CaseSentence, type CaseText } from "../text/case-text.ts";
import { formatClock } from "../text/clock.ts";
import { toIso } from "../text/date-words.ts";
import { createDayReader, type Incident, type PlacedDay } from "./event-days.ts";
import { findMoments, type Moment } from "./event-moments.ts";
import { readsAs, scoreWords } from "./event-words.ts";
import { findIncident } from "./find-incident.ts";
import { mergeEvents, type Event } from "./merge-events.ts";

const MAX_EVENTS = 40;
const MAX_TEXT = 150;
/** Least score of an event that has a date and no time, and of one without a date. */
const DATE_ALONE = 3;
const NO_DATE = 4;
/** A date alone this many days from the incident is background. */
const BACKGROUND_DAYS = 400;
const BIRTH_DAYS = 13 * 365;

/** Papers that list other papers, argue, or teach. */
const TELL_NOTHING: ReadonlySet<string> = new Set(["schedule", "training-record", "filing"]);

type TimelineSources = {
  readonly clock: CaseClock;
  readonly dates: CaseDates;
  /** What the other modules found: their sentences are worth more here. */
  readonly findings: readonly ProposedFinding[];
};

/**
 * Events with a date or a time, in order, at most forty. A date that does not stand beside its time is inferred and marked
 * so; what can be read in more than one way carries its doubt. Births, earlier cases, opening hours, the making of the papers
 * and places in a recording are no events; hearings and appointments are marked as scheduled.
 */
export function buildTimeline(caseText: CaseText, sources: TimelineSources): ProposedFinding[] {
  const cited = new Set(sources.findings.flatMap((finding) => citationsOf(finding).map(citationKey)));
  const documents = caseText.documents.filter(({ isEvidence, kind }) => isEvidence && !TELL_NOTHING.has(kind));
  const incident = findIncident(documents, sources.clock, sources.dates);
  const events = documents.flatMap((document) => readDocument(document, { ...sources, incident, cited }));
  return mergeEvents(events)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_EVENTS)
    .sort(compareEvents)
    .map(({ text, when, citations }) => ({
      ...{ kind: "event", ruleId: "event.timeline", engine: "offline", text, detail: "" },
      ...{ when, citations },
    }));
}

type ReadingContext = TimelineSources & {
  readonly incident: Incident;
  /** Keys of the quotes that other findings rest on: their times belong on the timeline. */
  readonly cited: ReadonlySet<string>;
};

function readDocument(document: CaseDocument, context: ReadingContext): Event[] {
  const { clock, dates, incident, cited } = context;
  const isOfNoEvent = (sentence: CaseSentence, date: DateMention) =>
    readsAs(sentence, { time: null, date, from: 0, to: sentence.text.length }) !== null;
  const days = createDayReader(document, dates, incident, isOfNoEvent);
  return document.sentences.flatMap((sentence) => {
    const moments = findMoments(sentence, clock, dates);
    days.enter(sentence, moments[0]?.time ?? null);
    const extra = cited.has(citationKey(citeSentence(sentence))) ? 3 : 0;
    return moments.flatMap((moment): Event[] => {
      const placed = days.place(sentence, moment.time, moment.date);
      const reads = readsAs(sentence, moment);
      if (reads !== null && reads !== "scheduled") return [];
      const plain = sentence.plain.slice(moment.from, moment.to);
      const told = scoreWords(plain);
      const score = told.score + extra;
      if (!isEvent(sentence, { moment, placed, score, incident, isScheduled: reads === "scheduled" })) return [];
      return [
        {
          when: whenOf(moment, placed, reads === "scheduled"),
          score: moment.time === null ? score - 1 : score,
          text: describe(sentence, moment),
          ...{ document, order: sentence.order, tells: told.tells },
          citations: [citeSentence(sentence, { withLead: true, at: Math.max(0, moment.time?.index ?? 0) })],
        },
      ];
    });
  });
}

const NOT_HAPPENED = ["asked", "supposed", "ordered", "earlier"] as const;
/** "Date 10-17-24" says when a form was filled in. */
const BARE_LABEL = /(?:^|\s)(?:date|dated|dt|date & time|date\/time):? {0,3}$/;

type Reading = {
  readonly moment: Moment;
  readonly placed: PlacedDay;
  readonly score: number;
  readonly incident: Incident;
  readonly isScheduled: boolean;
};

function isEvent(sentence: CaseSentence, { moment, placed, score, incident, isScheduled }: Reading): boolean {
  const { time, date } = moment;
  const { plain, speaker, timeCode, order } = sentence;
  const apart = placed.day === null || incident.day === null ? 0 : placed.day - incident.day;
  if (apart < -BIRTH_DAYS || !hasWords(sentence, moment)) return false;
  // A time of a day that nobody knows says little, unless the papers name no day at all.
  const isUndated = incident.day === null && score >= NO_DATE;
  if (placed.day === null && placed.doubt?.reason !== "dayOrMonth" && !isUndated) return false;
  if (time === null) {
    // Headings carry a date and tell nothing.
    const isHeading =
      (order < 3 && !/[:.]/.test(plain)) || (date !== null && BARE_LABEL.test(plain.slice(0, date.words.index)));
    const isSubject = date !== null && /(?:^\W*|\bon )(?:the )?$/.test(plain.slice(0, date.words.index));
    return isSubject && score >= DATE_ALONE && !isHeading && Math.abs(apart) <= BACKGROUND_DAYS;
  }
  // Nobody knows whether it was morning or evening, or how long after.
  if (time.doubt === "halfOfDay" || time.doubt === "rough") return false;
  if (timeCode !== null) {
    if (/^\W*\d{1,2}:\d{2}/.test(plain)) return false;
    const isOfIncident = CALLS.has(sentence.document.kind) && isRightAfter(incident, placed.day, time.minutes);
    return score >= (speaker === null ? 2 : 3) || isOfIncident;
  }
  if (speaker !== null) return false;
  const isStory = !/ {3,}|\t/.test(sentence.text.trim()) && SOMEBODY_DID.test(plain);
  if (score < 2 && !isScheduled && !isLabelled(sentence, time, date) && !isStory) return false;
  const contexts = contextsOf(plain, { at: time.index, end: time.index + time.length });
  return !NOT_HAPPENED.some((name) => contexts.has(name));
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

/** Whether anything is told beside the date, the time and their labels: "DATE: 03/08/2024 TIME: 2248" tells nothing. */
function hasWords(sentence: CaseSentence, { time, date, from, to }: Moment): boolean {
  const blank = (text: string, at: number, length: number) =>
    at < 0 ? text : text.slice(0, at) + " ".repeat(length) + text.slice(at + length);
  let rest = sentence.plain;
  if (time !== null) rest = blank(rest, time.index, time.length);
  if (date !== null) rest = blank(rest, date.words.index, date.words.length);
  const words = rest.slice(from, to).match(/(?<![\w.])[a-z][a-z'-]+(?!\w)/g) ?? [];
  return isLabelled(sentence, time, date) || words.some((word) => !LABEL_WORDS.has(word));
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

function whenOf({ time }: Moment, { day, isInferred, doubt }: PlacedDay, isScheduled: boolean): EventTime {
  const endsDay = time?.endsDay === true && !isInferred ? 1 : 0;
  const isMidnight = time?.isMidnight === true && !isInferred && day !== null;
  const ofTime =
    time === null
      ? null
      : time.doubt !== null
        ? { reason: time.doubt, words: time.words }
        : isMidnight
          ? { reason: "midnight" as const, words: time.words }
          : null;
  return {
    date: day === null ? null : toIso(day + endsDay),
    time: time === null ? null : formatClock(time.minutes),
    dateInferred: (isInferred || endsDay > 0) && day !== null,
    doubt: doubt ?? ofTime,
    isScheduled,
  };
}

function describe(sentence: CaseSentence, { from, to }: Moment): string {
  const text = sentence.text
    .slice(from, to)
    .replace(/\s+/g, " ")
    .replace(/^[-*•\s.,;)]+/, "")
    .trim();
  const spoken = sentence.speaker === null ? text : `${sentence.speaker}: ${text}`;
  if (spoken.length <= MAX_TEXT) return spoken;
  const cut = spoken.slice(0, MAX_TEXT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_TEXT / 2))}...`;
}

function citationKey(citation: ProposedCitation): string {
  return `${citation.documentId} ${citation.pageNumber} ${citation.quote}`;
}

function compareEvents(a: Event, b: Event): number {
  const left = `${a.when.date ?? "9999-99-99"} ${a.when.time ?? "99:99"}`;
  const right = `${b.when.date ?? "9999-99-99"} ${b.when.time ?? "99:99"}`;
  return left < right ? -1 : left > right ? 1 : a.document.exhibit - b.document.exhibit || a.order - b.order;
}
