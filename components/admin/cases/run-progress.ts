/** The bar never says more than this before the answer is there. Percent. */
const CAP = 90;
const PER_POLL = 2;
/** Where the bar of a repeated analysis begins. */
const AGAIN = 10;

/** Percent of the bar while an analysis runs; specification section 4, "Admin analysis run". It never goes back. */
export function runProgress({ polls, isAgain }: { readonly polls: number; readonly isAgain: boolean }): number {
  return Math.max(isAgain ? AGAIN : 0, Math.min(CAP, PER_POLL * polls));
}
