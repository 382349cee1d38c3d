/** What is stored of an item; whether it is overdue follows from its due date. */
export const LEDGER_STATES = ["open", "requested", "received", "refused"] as const;
export type LedgerState = (typeof LEDGER_STATES)[number];

/** What an item shows. `ours`: yours to find, because it rests on the client's words; it never goes into a letter. */
export const LEDGER_STANDINGS = ["open", "requested", "overdue", "received", "refused", "ours"] as const;
export type LedgerStanding = (typeof LEDGER_STANDINGS)[number];

/** Days that a request letter gives for an answer, unless the attorney says otherwise. */
export const DEFAULT_RESPONSE_DAYS = 14;
export const MAX_RESPONSE_DAYS = 365;

type Item = {
  readonly state: LedgerState;
  readonly isOurs: boolean;
  /** Calendar date `YYYY-MM-DD`; set while it is requested. */
  readonly dueOn: string | null;
};

/** @param today calendar date `YYYY-MM-DD`; the due date itself is not late yet */
export function standingOf({ state, isOurs, dueOn }: Item, today: string): LedgerStanding {
  if (isOurs) return "ours";
  return state === "requested" && dueOn !== null && dueOn < today ? "overdue" : state;
}

/** Whether an item has a tick box: what is in the file already, or rests on the client's words, is not asked for. */
export function canRequest({ state, isOurs }: Pick<Item, "state" | "isOurs">): boolean {
  return !isOurs && state !== "received";
}

/** What a gap of several items shows: what needs the attorney first. Null for none. */
export function mostPressing(standings: readonly LedgerStanding[]): LedgerStanding | null {
  const order = ["overdue", "refused", "open", "requested", "ours", "received"] as const;
  return order.find((standing) => standings.includes(standing)) ?? null;
}

/** @param date calendar date `YYYY-MM-DD` */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Whole days from one calendar date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/**
 * The calendar date that has begun everywhere on earth: who is judged by it is never called late too early, whatever the
 * time zone of the firm.
 */
export function dateEverywhere(now: Date): string {
  return new Date(now.getTime() - 12 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** What a refusal makes advisable. */
export const REFUSAL_STEPS = ["lost", "protected", "denied", "unclear"] as const;
export type RefusalStep = (typeof REFUSAL_STEPS)[number];

const LOST =
  /\b(?:overwrit\w*|destroy\w*|delet\w*|eras\w*|purg\w*|lost|discard\w*|recycl\w*|no longer exist\w*|not (?:retained|preserved|kept)|did not (?:retain|preserve|keep)|retention)\b/i;
const PROTECTED =
  /\b(?:privilege\w*|work[- ]product|confidential\w*|informant|ongoing|under investigation|protective order|public interest|safety|sensitive)\b/i;
const DENIED =
  /\b(?:not (?:discoverable|relevant|material|required|obliged)|irrelevan\w*|immaterial|no (?:duty|obligation)|not in (?:our|the) possession|overbroad|burdensome)\b/i;

/** The kind of refusal by the words of the answer: the thing is gone, protected, or simply denied. */
export function refusalStep(reason: string): RefusalStep {
  if (LOST.test(reason)) return "lost";
  if (PROTECTED.test(reason)) return "protected";
  return DENIED.test(reason) ? "denied" : "unclear";
}
