import type { CaseClock } from "../text/case-clock.ts";
import { INCIDENT_DATE, type CaseDates } from "../text/case-dates.ts";
import type { CaseDocument } from "../text/case-text.ts";
import type { Incident } from "./event-days.ts";
import { findMoments } from "./event-moments.ts";
import { readsAs } from "./event-words.ts";

/** Papers whose first time is that of the incident, when no page puts date and time together. */
const TELL_FIRST = ["dispatch-log", "emergency-call", "camera-transcript", "incident-report"];

/**
 * The day of the incident and the time that stands with it: where a label says so, else the middle one of each paper's first,
 * else the first time of a log or report that is of that day or the one before.
 */
export function findIncident(documents: readonly CaseDocument[], clock: CaseClock, dates: CaseDates): Incident {
  const found = documents.map(({ sentences }) =>
    sentences.flatMap((sentence) =>
      findMoments(sentence, clock, dates).flatMap((moment) => {
        const { time, date } = moment;
        const isSure = time !== null && time.doubt === null && date !== null && date.day === dates.incidentDay;
        if (!isSure || readsAs(sentence, moment) !== null) return [];
        return [{ minutes: time.minutes, isLabelled: INCIDENT_DATE.test(sentence.plain) }];
      }),
    ),
  );
  const labelled = found.flat().find(({ isLabelled }) => isLabelled);
  const first = found.flatMap((ofPaper) => ofPaper[0]?.minutes ?? []).toSorted((a, b) => a - b);
  const day = dates.incidentDay;
  const minutes = labelled?.minutes ?? first[Math.floor(first.length / 2)] ?? null;
  if (minutes !== null || day === null) return { day, minutes };
  const papers = TELL_FIRST.flatMap((kind) => documents.filter((document) => document.kind === kind));
  for (const { sentences } of papers) {
    const line = sentences.flatMap((sentence) => clock.timesIn(sentence)).find(({ doubt }) => doubt === null);
    const own = sentences.flatMap((sentence) => dates.bySentence.get(sentence) ?? [])[0];
    const written: number = own?.day ?? day;
    if (line !== undefined && (written === day || written === day - 1)) return { day: written, minutes: line.minutes };
  }
  return { day, minutes };
}
