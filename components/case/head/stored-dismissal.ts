import { PRIVATE_PREFIX } from "#lib/api/session-storage.ts";

const keyOf = (userId: string) => `${PRIVATE_PREFIX}seen-changes:${userId}`;
/** Analyses; older ones are not the latest of any open case for long. */
const MOST_KEPT = 200;

/** Whether this user, in this browser, put away what an analysis changed. */
export function isDismissed(userId: string, analysisId: string): boolean {
  return read(userId).includes(analysisId);
}

/** A browser that does not store, or is full, shows the card again and does no harm. */
export function storeDismissed(userId: string, analysisId: string): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([...read(userId), analysisId].slice(-MOST_KEPT)));
  } catch {
    // The page works without it.
  }
}

function read(userId: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === "string") : [];
  } catch {
    return [];
  }
}
