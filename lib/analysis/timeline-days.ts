import type { Finding } from "#lib/contracts/findings.ts";
import { overlaps } from "./overlaps.ts";

export type TimelineEntry = {
  readonly event: Finding;
  /** Points on which another exhibit says otherwise about the same words; empty when none does. */
  readonly disputed: readonly string[];
};

export type TimelineDay = {
  /** `YYYY-MM-DD`, or null for events that no date could be given. */
  readonly date: string | null;
  readonly entries: readonly TimelineEntry[];
};

/** Events by day and time, the undated ones last; each with the contradictions that stand on the same words of a page. */
export function timelineDays(events: readonly Finding[], contradictions: readonly Finding[]): TimelineDay[] {
  const days = new Map<string | null, TimelineEntry[]>();
  for (const event of [...events].sort(byTime)) {
    const entries = days.get(event.eventDate) ?? [];
    entries.push({ event, disputed: disputedPoints(event, contradictions) });
    days.set(event.eventDate, entries);
  }
  return [...days].map(([date, entries]) => ({ date, entries }));
}

/** "~" stands behind every digit: what has no date or no time comes last among its like. */
function byTime(a: Finding, b: Finding): number {
  return compare(a.eventDate ?? "~", b.eventDate ?? "~") || compare(a.eventTime ?? "~", b.eventTime ?? "~");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Points on which another exhibit differs about the same words; each once. */
export function disputedPoints(event: Pick<Finding, "citations">, contradictions: readonly Finding[]): string[] {
  const points = contradictions
    .filter(({ citations }) => citations.some((a) => event.citations.some((b) => overlaps(a, b))))
    .map(({ text }) => text);
  return [...new Set(points)];
}
