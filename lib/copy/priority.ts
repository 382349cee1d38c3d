import type { Priority } from "#lib/domain/priority.ts";

/** Display names; specification section 3. */
export const PRIORITY_LABEL = {
  low: "Small Potatoes",
  medium: "Could Be a Winner",
  high: "All Hands on Deck",
  urgent: "The Heat is On!",
} as const satisfies Record<Priority, string>;

export const PRIORITY_BADGE = {
  low: "Plea Deal City",
  medium: "Money Maker",
  high: "Money Maker",
  urgent: "All Hands on Deck",
} as const satisfies Record<Priority, string>;

/** The badge of a folder on the dashboard, which is not the display name; specification section 9. */
export function priorityBadge(
  priority: Priority | null,
  badges: Readonly<Record<Priority, string>> = PRIORITY_BADGE,
): string {
  return priority === null ? "Not Rated" : badges[priority];
}
