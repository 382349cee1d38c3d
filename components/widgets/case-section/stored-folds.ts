import { PRIVATE_PREFIX } from "#lib/api/session-storage.ts";

/** By the id of a section: whether it is open. A section that nobody has touched is missing. */
export type Folds = Readonly<Record<string, boolean>>;

const keyOf = (userId: string, caseId: string) => `${PRIVATE_PREFIX}folds:${userId}:${caseId}`;

/** What this user opened and folded in this case, in this browser; nothing when what is stored cannot be read. */
export function readFolds(userId: string, caseId: string): Folds {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId, caseId)) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean"),
    );
  } catch {
    return {};
  }
}

/** A browser that does not store, or is full, forgets the folds and does no harm. */
export function storeFolds(userId: string, caseId: string, folds: Folds): void {
  try {
    localStorage.setItem(keyOf(userId, caseId), JSON.stringify(folds));
  } catch {
    // The page works without it.
  }
}
