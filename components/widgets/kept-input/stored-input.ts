import { z } from "zod";
import { PRIVATE_PREFIX } from "#lib/api/session-storage.ts";

/** What was typed into a form, with what the form began from. */
type Stored<T> = { readonly base: string; readonly value: T };

/** Where a user's unsaved input of a form is kept. Under the prefix, so that it goes at sign-out. */
export function inputKey(userId: string, form: string): string {
  return `${PRIVATE_PREFIX}typed:${userId}:${form}`;
}

/** What is kept; null when nothing is, nothing readable, or what it changes has changed since. */
export function readInput<T>(key: string, base: string, schema: z.ZodType<T>): T | null {
  try {
    const stored = z
      .object({ base: z.string(), value: schema })
      .nullable()
      .parse(JSON.parse(localStorage.getItem(key) ?? "null"));
    return stored?.base === base ? stored.value : null;
  } catch {
    return null;
  }
}

/** A browser that does not store, or is full, does no harm: the form works, its input only does not survive a reload. */
export function storeInput<T>(key: string, stored: Stored<T> | null): void {
  try {
    if (stored === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // Nothing to do.
  }
}
