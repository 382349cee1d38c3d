export const PRIORITIES = ["low", "medium", "high", "urgent"] as const;
export type Priority = (typeof PRIORITIES)[number];

export const DEFAULT_PRIORITY: Priority = "medium";

/** The display names as input: small letters, no exclamation mark. The names that are shown live in lib/copy. */
const PRIORITY_BY_NAME: Readonly<Record<string, Priority>> = {
  low: "low",
  medium: "medium",
  high: "high",
  urgent: "urgent",
  "small potatoes": "low",
  "could be a winner": "medium",
  "all hands on deck": "high",
  "the heat is on": "urgent",
};

/** Reads a priority from its id or its display name, in any case, with or without "!"; null when it is neither. */
export function parsePriority(input: string): Priority | null {
  const name = input.trim().replace(/\s*!$/, "").replace(/\s+/g, " ").toLowerCase();
  return Object.hasOwn(PRIORITY_BY_NAME, name) ? (PRIORITY_BY_NAME[name] ?? null) : null;
}
