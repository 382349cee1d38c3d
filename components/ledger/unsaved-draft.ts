import { z } from "zod";
import { PRIVATE_PREFIX } from "#lib/api/session-storage.ts";
import { DraftContent } from "#lib/contracts/ledger.ts";
import type { Unsaved } from "./draft-saver.ts";

const Kept = z.object({ version: z.int(), content: DraftContent, sent: DraftContent.nullable().default(null) });

/** Where a user's unsaved letter of a case is kept. Under the prefix, so that it goes at sign-out. */
export function unsavedKey(userId: string, caseId: string): string {
  return `${PRIVATE_PREFIX}letter:${userId}:${caseId}`;
}

/** What is kept; null when nothing is, or nothing readable. */
export function readUnsaved(key: string): Unsaved | null {
  try {
    return Kept.nullable().parse(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}

export function keepUnsaved(key: string, unsaved: Unsaved | null): void {
  try {
    if (unsaved === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(unsaved));
  } catch {
    // The storage is full: the letter is still saved on the server, it only would not survive a reload before that.
  }
}
