import type { CaseClock } from "../../text/case-clock.ts";
import { INCIDENT_DATE, type CaseDates } from "../../text/case-dates.ts";
import type { CaseDocument } from "../../text/case-text.ts";
import { OPENED } from "./event-day-words.ts";
import type { Incident } from "./event-days.ts";
import { findMoments } from "./event-moments.ts";
import { isDateOfNoEvent, readsAs, scoreWords } from "./event-words.ts";

/** Papers that begin with the call for help, the best first. */
const CALLS = ["emergency-call", "dispatch-log"];
const CALL = "emergency-call";
const LOG = "dispatch-log";

/**
 * The day of the incident and the time that stands with it: where a label says so, else the first call for help, else the first
 * line of a log whose heading says when it was opened, else the first time of that day in a police report, else the middle one of
 * each paper's first.
 */
export function findIncident(documents: readonly CaseDocument[], clock: CaseClock, dates: CaseDates): Incident {
  const { incidentDay: day } = dates;
  const found = documents.map((document) => ({ document, times: timesOfDay(document, clock, dates) }));
  const ofKind = (kind: string) => found.filter(({ document }) => document.kind === kind);
  const labelled = found.flatMap(({ times }) => times).find(({ isLabelled }) => isLabelled);
  if (labelled !== undefined) return { day, minutes: labelled.minutes };
  const call = CALLS.flatMap(ofKind).flatMap(({ document }) => firstCall(document, clock, dates) ?? [])[0];
  if (call !== undefined) return call;
  const opening = ofKind(LOG).flatMap(({ document }) => openingOf(document, clock, dates) ?? [])[0];
  if (opening !== undefined) return opening;
  const report = ofKind("incident-report").flatMap(({ times }) => times)[0];
  if (report !== undefined) return { day, minutes: report.minutes };
  const first = found.flatMap(({ times }) => times[0]?.minutes ?? []).toSorted((a, b) => a - b);
  return { day, minutes: first[Math.floor(first.length / 2)] ?? null };
}

/** The times that stand with the date of the incident in a paper, and which of them a label calls its own. */
function timesOfDay({ kind, sentences }: CaseDocument, clock: CaseClock, dates: CaseDates) {
  return sentences.flatMap((sentence) =>
    findMoments(sentence, clock, dates).flatMap((moment) => {
      const { time, date } = moment;
      const isSure = time?.doubt === null && date?.day === dates.incidentDay;
      if (!isSure || readsAs(sentence, moment) !== null) return [];
      const label = INCIDENT_DATE.exec(sentence.plain)?.[0];
      const isLabelled = label !== undefined && (label !== "date/time" || kind === "incident-report");
      return [{ minutes: time.minutes, isLabelled }];
    }),
  );
}

/** The first line of a log that tells of a call, when its heading is of the day of the incident or of one beside it. */
function firstCall({ sentences }: CaseDocument, clock: CaseClock, dates: CaseDates): Incident | null {
  const { incidentDay } = dates;
  const line = sentences.find(({ timeCode, plain }) => timeCode !== null && scoreWords(plain).tells.has(CALL));
  const minutes = line === undefined ? null : clock.timeOf(line);
  if (line === undefined || minutes === null) return null;
  // When the log was printed says nothing about the call.
  const days = sentences.slice(0, line.order + 1).flatMap((sentence) => {
    const named = (dates.mentions.get(sentence) ?? []).filter((date) => !isDateOfNoEvent(sentence, date));
    return named.flatMap(({ day }) => day ?? []);
  });
  const [day] = days;
  if (day === undefined || incidentDay === null || Math.abs(day - incidentDay) > 1) return null;
  return { day, minutes };
}

/** The first line of a log of one event: of a stop that nobody called for, too. Its heading says on which day it was opened. */
function openingOf(
  { sentences }: CaseDocument,
  clock: CaseClock,
  { mentions, incidentDay }: CaseDates,
): Incident | null {
  const line = sentences.find(({ timeCode }) => timeCode !== null);
  const minutes = line === undefined ? null : clock.timeOf(line);
  if (line === undefined || minutes === null) return null;
  const opened = sentences
    .slice(0, line.order)
    .flatMap((sentence) =>
      (mentions.get(sentence) ?? []).flatMap(({ day, words }) =>
        OPENED.test(sentence.text.slice(0, Math.max(0, words.index))) ? (day ?? []) : [],
      ),
    )[0];
  if (opened === undefined || incidentDay === null || Math.abs(opened - incidentDay) > 1) return null;
  return { day: opened, minutes };
}
