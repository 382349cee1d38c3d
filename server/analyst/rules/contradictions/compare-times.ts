import type { CaseClock } from "../../text/case-clock.ts";
import type { CaseDocument, CaseSentence, CaseText } from "../../text/case-text.ts";
import { isOfficerSpeaking } from "../../text/officer-names.ts";
import { clockDistance, findClockTimes, formatClock, type ClockTime } from "../../text/clock.ts";
import { CONFLICT_POINTS } from "./conflict-points.ts";
import { makeContradiction, type Contradiction, type Pair } from "./contradiction.ts";
import type { Keyed, Mention } from "./frame.ts";
import { isAsserted, rangeOf } from "../matching/is-asserted.ts";

const EVENTS = CONFLICT_POINTS.flatMap((point) =>
  point.time === undefined
    ? []
    : [
        {
          point,
          goesOn: point.time.goesOn,
          words: new RegExp(point.time.words),
          unless: point.time.unless === undefined ? null : new RegExp(point.time.unless),
        },
      ],
);
type Event = (typeof EVENTS)[number];

/** Minutes apart from which two clocks differ, and above which the two papers are about two events. */
const LEAST_APART = 5;
const MOST_APART = 180;

/** Clock times of one event that differ between two documents, the pair that is furthest apart for each event. */
export function findTimeConflicts(
  caseText: CaseText,
  accounts: readonly CaseSentence[],
  clock: CaseClock,
): Contradiction[] {
  return EVENTS.filter(({ point }) => point.shows !== "side-by-side").flatMap((event) => {
    const mentions = findTimes(caseText, accounts, { clock, event });
    let best: Pair | null = null;
    for (const [index, one] of mentions.entries()) {
      for (const other of mentions.slice(index + 1)) {
        const apart = minutesApart(one.value, other.value);
        if (apart > (best?.strength ?? 0)) best = { one, other, strength: apart, key: "" };
      }
    }
    if (best === null) return [];
    const detail = `${formatClock(Number(best.one.value))} against ${formatClock(Number(best.other.value))}, ${best.strength} minutes apart. ${event.point.why}`;
    return [makeContradiction(event.point, { ...best, strength: 1 + best.strength / 60 }, { detail, withLead: true })];
  });
}

/** Clock times of each event, the first in each document; values are minutes after midnight. */
export function readTimes(caseText: CaseText, accounts: readonly CaseSentence[], clock: CaseClock) {
  return EVENTS.map((event) => ({ point: event.point, mentions: findTimes(caseText, accounts, { clock, event }) }));
}

/** Whether two clock times of one event differ, and by how many minutes; 0 when they agree or are surely two events. */
export function minutesApart(one: Mention["value"], other: Mention["value"]): number {
  const apart = clockDistance(Number(one), Number(other));
  return apart >= LEAST_APART && apart <= MOST_APART ? apart : 0;
}

function findTimes(
  caseText: CaseText,
  accounts: readonly CaseSentence[],
  { clock, event: { words, unless, goesOn } }: { readonly clock: CaseClock; readonly event: Event },
): Keyed[] {
  const perDocument = new Map<CaseDocument, Keyed>();
  for (const sentence of accounts) {
    if (perDocument.has(sentence.document)) continue;
    const match = words.exec(sentence.plain);
    if (match === null || unless?.test(sentence.plain) === true || !isAsserted(sentence, rangeOf(match))) continue;
    const inText = findClockTimes(sentence.plain);
    // Of several times in one sentence the one nearest to the event's words counts.
    const nearest = inText.toSorted((a, b) => gapTo(match, a) - gapTo(match, b))[0];
    if (sentence.timeCode === null && nearest === undefined) {
      // "At 2258 I saw a pickup. It swerved. I stopped it.": the first of them is the one to quote.
      const before = goesOn ? timeBefore(sentence, clock) : undefined;
      if (before !== undefined) perDocument.set(sentence.document, before);
      continue;
    }
    const minutes = sentence.timeCode === null ? nearest && clock.settle(nearest) : clock.timeOf(sentence);
    if (minutes === undefined || minutes === null) continue;
    if (nearest === undefined && !showsTimeCode(sentence, caseText.officerNames)) continue;
    perDocument.set(sentence.document, { sentence, at: nearest?.index ?? match.index, key: "", value: minutes });
  }
  return [...perDocument.values()];
}

/** Characters between the event's words and a time. Of two as near the later: "Stop time 0112 Arrest time 0131". */
function gapTo({ index, 0: words }: RegExpExecArray, time: ClockTime): number {
  return time.index < index ? index - (time.index + time.length) : time.index - (index + words.length) - 0.5;
}

/** The quote begins with the time code, and it is the time of what the line records, not of talk about it. */
function showsTimeCode(sentence: CaseSentence, officerNames: ReadonlySet<string>): boolean {
  return sentence.lead < sentence.start && (sentence.speaker === null || isOfficerSpeaking(sentence, officerNames));
}

/** Sentences over which a story goes on from the time that opens it. */
const GOES_ON = 2;

/** The nearest of the sentences before that has a time, on the same page. */
function timeBefore({ document, order, pageNumber }: CaseSentence, clock: CaseClock): Keyed | undefined {
  return document.sentences
    .slice(Math.max(0, order - GOES_ON), order)
    .toReversed()
    .flatMap((sentence) => {
      const minutes = sentence.pageNumber === pageNumber ? clock.timeOf(sentence) : null;
      const at = findClockTimes(sentence.plain)[0]?.index ?? 0;
      return minutes === null ? [] : [{ sentence, at, key: "", value: minutes }];
    })[0];
}
