import { citationsOf, type EventTime, type ProposedCitation, type ProposedFinding } from "../../findings.ts";
import type { CaseClock } from "../../text/case-clock.ts";
import type { CaseDates } from "../../text/case-dates.ts";
import { citeSentence, type CaseDocument, type CaseSentence, type CaseText } from "../../text/case-text.ts";
import { formatClock } from "../../text/clock.ts";
import { toIso } from "../../text/date-words.ts";
import { createDayReader, type Incident, type PlacedDay } from "./event-days.ts";
import { findMoments, overMidnight, rangeOf, type Moment } from "./event-moments.ts";
import { readsAs, scoreWords } from "./event-words.ts";
import { findIncident } from "./find-incident.ts";
import { isEvent, isOfShift } from "./is-event.ts";
import { mergeEvents, type Event } from "./merge-events.ts";
import { findWrongClocks, readPaperTimes, type WrongClocks } from "./paper-times.ts";
import { standsAlone } from "./stands-alone.ts";

const MAX_EVENTS = 40;
const MAX_TEXT = 150;
/** Papers that list other papers, or teach. */
const TELL_NOTHING: ReadonlySet<string> = new Set(["schedule", "training-record"]);

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
  const wrongClocks = findWrongClocks(documents);
  const events = documents.flatMap((document) => readDocument(document, { ...sources, incident, cited, wrongClocks }));
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
  readonly wrongClocks: WrongClocks;
};

function readDocument(document: CaseDocument, context: ReadingContext): Event[] {
  const { clock, dates, incident, cited, wrongClocks } = context;
  const days = createDayReader(document, dates, incident);
  const isShift = isOfShift(document, clock, incident);
  const paper = readPaperTimes(document, wrongClocks);
  return document.sentences.flatMap((sentence) => {
    const moments = findMoments(sentence, clock, dates);
    days.enter(sentence, moments[0]?.time ?? null);
    // Every line of a log has a time: what it tells decides.
    const extra = sentence.timeCode === null && cited.has(citationKey(citeSentence(sentence))) ? 3 : 0;
    return moments.flatMap((moment): Event[] => {
      const placed = days.place(sentence, moment.time, moment.date);
      const reads = readsAs(sentence, moment);
      if (reads !== null && reads !== "scheduled") return [];
      const plain = sentence.plain.slice(moment.from, moment.to);
      const told = scoreWords(plain);
      const score = told.score + extra;
      const isScheduled = reads === "scheduled";
      if (!isEvent(sentence, { moment, placed, score, incident, isScheduled, isShift })) return [];
      if (!standsAlone(sentence, { moment, placed, incident, paper }, told.tells.has("rights"))) return [];
      return [
        {
          when: whenOf(moment, placed, {
            ...{ isScheduled, range: rangeOf(sentence, moment, dates) },
            overMidnight: overMidnight(sentence, moment, {
              times: clock.timesIn(sentence),
              mentions: dates.mentions.get(sentence) ?? [],
            }),
          }),
          score: moment.time === null ? score - 1 : score,
          text: describe(sentence, moment),
          ...{ document, order: sentence.order, tells: told.tells },
          citations: [citeSentence(sentence, { withLead: true, at: Math.max(0, moment.time?.index ?? 0) })],
        },
      ];
    });
  });
}

/** @param given.range the page's words for a range in which it happened, or null; `overMidnight`, for one of two days */
function whenOf(
  { time }: Moment,
  { day, isInferred, doubt }: PlacedDay,
  given: { readonly isScheduled: boolean; readonly range: string | null; readonly overMidnight: string | null },
): EventTime {
  const { isScheduled, range } = given;
  const ofDay = given.overMidnight === null ? null : { reason: "otherDay" as const, words: given.overMidnight };
  const endsDay = time?.endsDay === true && !isInferred ? 1 : 0;
  const isMidnight = time?.isMidnight === true && !isInferred && day !== null;
  const ofTime =
    time === null
      ? null
      : time.doubt !== null
        ? { reason: time.doubt, words: time.words }
        : range !== null
          ? { reason: "between" as const, words: range }
          : isMidnight
            ? { reason: "midnight" as const, words: time.words }
            : null;
  return {
    date: day === null ? null : toIso(day + endsDay),
    time: time === null ? null : formatClock(time.minutes),
    dateInferred: (isInferred || endsDay > 0) && day !== null,
    doubt: doubt ?? ofDay ?? ofTime,
    isScheduled,
  };
}

/** Where the clause of a long sentence begins that says when: it must be among the words that are shown. */
function startOfClause(text: string, { from, to, whenEnds }: { from: number; to: number; whenEnds: number }): number {
  if (to - from <= MAX_TEXT || whenEnds - from <= MAX_TEXT) return from;
  const clause = text.slice(from, whenEnds).lastIndexOf(";");
  return clause < 0 ? from : from + clause + 1;
}

const endOf = (words: { readonly index: number; readonly length: number } | null | undefined): number =>
  words === null || words === undefined ? 0 : words.index + words.length;

function describe(sentence: CaseSentence, { from, to, time, date }: Moment): string {
  const text = sentence.text
    .slice(startOfClause(sentence.text, { from, to, whenEnds: Math.max(endOf(time), endOf(date?.words)) }), to)
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
