/** Lines of the papers that are put before counsel; no finding rests on them. */
export const PASSAGES = {
  title: "Bring a highlighter",
  count: (lines: number) => (lines === 1 ? "1 line" : `${lines} lines`),
  basis: "Lines a defender would likely mark, in the papers' own words. No finding rests on them.",
  more: (lines: number) => `Show ${lines} more`,
  fewer: "Show fewer",
} as const;
