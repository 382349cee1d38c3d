import generated from "../knowledge/generated/timeline.json" with { type: "json" };
import type { CompiledTimelineWords } from "../knowledge/compile/timeline.ts";
import { citationsOf, type EventTime, type ProposedCitation, type ProposedFinding } from "../findings.ts";
import type { CaseClock } from "../text/case-clock.ts";
import { citeSentence, type CaseDocument, type CaseSentence, type CaseText } from "../text/case-text.ts";
import { CALIBRATION_DATE, NOT_AN_EVENT_DATE, STATEMENT_DATE, toIso, type CaseDates } from "../text/case-dates.ts";
import { formatClock } from "../text/clock.ts";

const MAX_EVENTS = 40;
const MAX_TEXT = 150;

const EVENT_WORDS = (generated as readonly CompiledTimelineWords[]).map(({ worth, words }) => ({
  worth,
  pattern: new RegExp(words),
}));

type Event = {
  readonly sentence: CaseSentence;
  readonly when: EventTime;
  readonly score: number;
  readonly text: string;
};

function describe(sentence: CaseSentence): string {
  const text = sentence.text
    .replace(/\s+/g, " ")
    .replace(/^[-*•\s]+/, "")
    .trim();
  const spoken = sentence.speaker === null ? text : `${sentence.speaker}: ${text}`;
  if (spoken.length <= MAX_TEXT) return spoken;
  const cut = spoken.slice(0, MAX_TEXT);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), MAX_TEXT / 2))}...`;
}

function citationKey(citation: ProposedCitation): string {
  return `${citation.documentId} ${citation.pageNumber} ${citation.quote}`;
}

function scoreEvent(sentence: CaseSentence): number {
  return EVENT_WORDS.reduce((sum, { worth, pattern }) => sum + (pattern.test(sentence.plain) ? worth : 0), 0);
}

type ReadingContext = {
  readonly clock: CaseClock;
  readonly dates: CaseDates;
  readonly incident: { readonly day: number | null; readonly isEvening: boolean };
  /** Keys of the quotes that other findings rest on: their times belong on the timeline. */
  readonly cited: ReadonlySet<string>;
};
type DocumentClock = { day: number | null; isStated: boolean; last: number | null; hasRolled: boolean };

function readDocument(document: CaseDocument, context: ReadingContext): Event[] {
  const { clock, dates, incident, cited } = context;
  const isStatement = document.kind === "witness-statement";
  const state: DocumentClock = { day: incident.day, isStated: false, last: null, hasRolled: false };
  const events: Event[] = [];
  for (const sentence of document.sentences) {
    const own = (dates.bySentence.get(sentence) ?? []).filter(() => !NOT_AN_EVENT_DATE.test(sentence.plain));
    const date = own[0];
    const minutes = clock.timeOf(sentence);
    const score =
      scoreEvent(sentence) +
      (cited.has(citationKey(citeSentence(sentence))) ? 3 : 0) +
      (document.kind === "dispatch-log" ? 2 : 0);
    if (date !== undefined && !CALIBRATION_DATE.test(sentence.plain)) {
      const isNear = incident.day === null || Math.abs(date.day - incident.day) <= 60;
      // Statements and covering lines are dated later than what they tell: their own date is no anchor.
      const isAnchor =
        isNear &&
        !STATEMENT_DATE.test(sentence.plain) &&
        !(isStatement && minutes === null && date.day !== incident.day);
      if (isAnchor) {
        state.day = date.day;
        state.isStated = true;
        state.last = minutes;
      }
    }
    if (minutes === null) {
      // Headings and "DATE:" lines carry a date and tell nothing.
      const isHeading =
        /^(?:date|report date|received)\b/.test(sentence.plain) || (sentence.order < 3 && !/[:.]/.test(sentence.plain));
      if (date !== undefined && score >= 3 && !isHeading) {
        events.push({
          sentence,
          when: { date: date.iso, time: null, dateInferred: false },
          score: score - 1,
          text: describe(sentence),
        });
      }
      continue;
    }
    let day = date?.day ?? state.day;
    if (date !== undefined) {
      state.hasRolled = false;
    } else if (day !== null) {
      const passedMidnight =
        minutes < 6 * 60 &&
        !state.hasRolled &&
        (state.last !== null ? state.last >= 18 * 60 : incident.isEvening && (!state.isStated || day === incident.day));
      // A story that goes back to the evening goes back to its date.
      const wentBack = state.hasRolled && minutes >= 18 * 60;
      if (passedMidnight || wentBack) {
        day += passedMidnight ? 1 : -1;
        state.day = day;
        state.hasRolled = passedMidnight;
      }
    }
    state.last = minutes;
    // A time in running text is told for a reason; lines of a transcript all carry one and need more.
    if (sentence.timeCode !== null && score < (sentence.speaker === null ? 2 : 3)) continue;
    if (/\b(?:shift|hours of|business hours|office hours|open from|dob)\b/.test(sentence.plain) && score < 4) continue;
    for (const time of clock.timesOf(sentence)) {
      const isNextDay = day !== null && minutes >= 18 * 60 && time < 6 * 60;
      events.push({
        sentence,
        when: {
          date: day === null ? null : toIso(isNextDay ? day + 1 : day),
          time: formatClock(time),
          dateInferred: day !== null && date === undefined,
        },
        score,
        text: describe(sentence),
      });
    }
  }
  return events;
}

function compareEvents(a: Event, b: Event): number {
  const left = `${a.when.date ?? "9999-99-99"} ${a.when.time ?? "00:00"}`;
  const right = `${b.when.date ?? "9999-99-99"} ${b.when.time ?? "00:00"}`;
  return left < right ? -1 : left > right ? 1 : a.sentence.document.exhibit - b.sentence.document.exhibit;
}

type TimelineSources = {
  readonly clock: CaseClock;
  readonly dates: CaseDates;
  /** What the other modules found: their sentences are worth more here. */
  readonly findings: readonly ProposedFinding[];
};

/**
 * Timed events in order, at most forty. A date that does not stand beside its time is carried over from the document, or from the
 * day of the incident, and marked `dateInferred`; times after midnight roll over. Birth dates and statute years are never anchors.
 */
export function buildTimeline(caseText: CaseText, { clock, dates, findings }: TimelineSources): ProposedFinding[] {
  const cited = new Set(findings.flatMap((finding) => citationsOf(finding).map(citationKey)));
  const firstTimes = caseText.documents
    .filter((document) => document.isEvidence && document.kind !== "lab-report")
    .flatMap((document) => {
      const time = document.sentences.map((sentence) => clock.timeOf(sentence)).find((minutes) => minutes !== null);
      return typeof time === "number" ? [time] : [];
    });
  const incident = {
    day: dates.incidentDay,
    isEvening:
      firstTimes.filter((time) => time >= 18 * 60).length > firstTimes.length / 2 - 0.5 &&
      firstTimes.some((time) => time >= 18 * 60),
  };
  const events = caseText.documents
    .filter((document) => document.isEvidence)
    .flatMap((document) => readDocument(document, { clock, dates, incident, cited }));
  const unique = new Map<string, Event>();
  for (const event of events) {
    const key = `${event.when.date ?? ""} ${event.when.time ?? ""} ${event.sentence.document.id} ${event.sentence.pageNumber}`;
    const known = unique.get(key);
    if (known === undefined || event.score > known.score) unique.set(key, event);
  }
  return [...unique.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_EVENTS)
    .sort(compareEvents)
    .map((event) => ({
      kind: "event",
      ruleId: "event.timeline",
      engine: "offline",
      text: event.text,
      detail: "",
      when: event.when,
      citations: [citeSentence(event.sentence, { withLead: true })],
    }));
}
