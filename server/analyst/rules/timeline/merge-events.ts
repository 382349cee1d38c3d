import type { EventTime, ProposedCitation } from "../../findings.ts";
import type { CaseDocument } from "../../text/case-text.ts";

/** What two papers at the same minute mean as one event; two calls or two recordings may be two. */
const HAPPENS_ONCE: ReadonlySet<string> = new Set(["alcohol-test", "arrest", "rights", "search", "stop"]);

/** A candidate for the timeline. */
export type Event = {
  readonly when: EventTime;
  readonly score: number;
  readonly text: string;
  readonly document: CaseDocument;
  readonly order: number;
  /** Knowledge files whose words it holds. */
  readonly tells: ReadonlySet<string>;
  readonly citations: readonly ProposedCitation[];
};

/**
 * One event of those that several papers tell at the same minute in words of the same kind, with the quotes of all; of several
 * lines of one page at the same minute the one that tells most.
 */
export function mergeEvents(events: readonly Event[]): Event[] {
  const merged: Event[] = [];
  for (const event of events) {
    const at = merged.findIndex((other) => isSameEvent(other, event));
    const known = merged[at];
    if (known === undefined) {
      merged.push(event);
      continue;
    }
    const [first, second] = event.score > known.score ? [event, known] : [known, event];
    const citations = known.document === event.document ? first.citations : [...first.citations, ...second.citations];
    merged[at] = { ...first, citations, tells: new Set([...first.tells, ...second.tells]) };
  }
  return merged;
}

function isSameEvent(one: Event, other: Event): boolean {
  if (whenKey(one) !== whenKey(other)) return false;
  if (one.document === other.document) return one.citations[0]?.pageNumber === other.citations[0]?.pageNumber;
  return one.when.time !== null && [...one.tells].some((id) => HAPPENS_ONCE.has(id) && other.tells.has(id));
}

function whenKey({ when: { date, time, doubt, isScheduled } }: Event): string {
  return JSON.stringify([date, time, doubt?.reason, isScheduled]);
}
