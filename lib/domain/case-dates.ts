/** `request`: an answer that is awaited outside of the discovery ledger. */
export const DATE_KINDS = ["hearing", "deadline", "request"] as const;
export type DateKind = (typeof DATE_KINDS)[number];

/** Days before a date on which a calendar may remind. */
export const MAX_REMIND_DAYS = 90;

type Entry = {
  readonly kind: DateKind;
  /** Calendar date `YYYY-MM-DD`. */
  readonly on: string;
  readonly isDone: boolean;
};

export const DATE_STANDINGS = ["coming", "overdue", "past", "done"] as const;
export type DateStanding = (typeof DATE_STANDINGS)[number];

/**
 * A hearing passes by itself; a deadline or a request that nobody marked as done is overdue.
 * @param today calendar date `YYYY-MM-DD`; the date itself is not late yet
 */
export function dateStanding({ kind, on, isDone }: Entry, today: string): DateStanding {
  if (isDone) return "done";
  if (on >= today) return "coming";
  return kind === "hearing" ? "past" : "overdue";
}

/** What is left of the week of a calendar date `YYYY-MM-DD`: from that date to its Sunday, both included. */
export function restOfWeek(today: string): { readonly from: string; readonly to: string } {
  const sunday = new Date(`${today}T00:00:00Z`);
  sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7));
  return { from: today, to: sunday.toISOString().slice(0, 10) };
}
