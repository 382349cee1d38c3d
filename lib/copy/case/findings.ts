import type { Engine, FindingKind } from "#lib/domain/findings.ts";

/** What the attorney says about a finding. */
export const REVIEW = {
  accept: "Accept",
  reject: "Reject",
  addNote: "Add a note",
  editNote: "Edit the note",
  noteLabel: "Note",
  save: "Save",
  cancel: "Cancel",
  by: (name: string, date: string) => `${name}, ${date}`,
  /** On paper, where the toggles are not. */
  said: {
    accepted: (by: string | null) => (by === null ? "Accepted." : `Accepted by ${by}.`),
    rejected: (by: string | null) => (by === null ? "Rejected." : `Rejected by ${by}.`),
  },
  failed: "Failed to save your verdict. Please try again.",
} as const;

/** Behind a finding of an analysis that a model and the rules made together. */
export const ENGINE_MARK = {
  offline: "By rules",
  model: "By the model",
  /** Found by rules; the model read the quote and agreed. */
  kept: "By rules; the model agrees",
} as const satisfies Record<Engine | "kept", string>;

/** Below a finding: its point in the words of others. */
export const ALSO_SAID = (texts: readonly string[]) => `Also: ${texts.join(" · ")}`;

export const SIDE_BY_SIDE = {
  title: "Side by side",
  count: (rows: number, exhibits: number) => `${rows === 1 ? "1 row" : `${rows} rows`}, ${exhibits} exhibits`,
  matter: "Matter",
  /** A point, beside the matter that is part of it. */
  rank: (rank: number) => `P${rank}`,
  page: (page: number) => `p. ${page}`,
  differs: "differs",
  silent: "silent",
  keys: "Use the arrow keys to move from cell to cell and Enter to open the exhibit.",
  basis:
    "Each exhibit's own words; they may describe different moments or people. A red diamond marks the cells of a contradiction.",
} as const;

/** The section of the case page where findings of a kind stand. */
export const FINDING_SECTION = {
  action: "Pro Tip",
  gap: "Evidence Gaps",
  issue: "Issues to look at",
  defense: "Possible defenses",
  factor: "Verdict",
  contradiction: "Contradictions",
  event: "Timeline",
  weakness: "Weak points",
} as const satisfies Record<FindingKind, string>;
