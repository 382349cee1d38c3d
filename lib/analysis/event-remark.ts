import type { Finding } from "#lib/contracts/findings.ts";
import { TIMELINE } from "#lib/copy/case/timeline.ts";
import { TIME_DOUBTS } from "#lib/domain/findings.ts";

/** The time to show beside an event; null without one and for a time in doubt, which the remark shows in the page's own words. */
export function sureTimeOf({ eventDoubt, eventTime }: Finding): string | null {
  return eventDoubt !== null && TIME_DOUBTS.has(eventDoubt) ? null : eventTime;
}

/** What to know about the date and time of an event, or null: to come, inferred, in doubt. */
export function remarkOf({ dateInferred, eventDoubt, eventWords, isScheduled }: Finding): string | null {
  const isDateDoubted = eventDoubt !== null && !TIME_DOUBTS.has(eventDoubt);
  const parts = [
    isScheduled && TIMELINE.scheduled,
    dateInferred && !isDateDoubted && TIMELINE.inferred,
    eventDoubt !== null && TIMELINE.doubt(eventDoubt, eventWords ?? ""),
  ].filter(Boolean);
  return parts.length === 0 ? null : parts.join(", ");
}
