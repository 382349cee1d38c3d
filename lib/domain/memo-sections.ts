/** What a case memo can hold, in its order. */
export const MEMO_SECTIONS = [
  "facts",
  "changes",
  "points",
  "elements",
  "gaps",
  "timeline",
  "odds",
  "unverified",
  "coverage",
] as const;
export type MemoSection = (typeof MEMO_SECTIONS)[number];
