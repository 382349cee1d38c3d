import type { Verdict } from "#lib/domain/findings.ts";

/** The points of a case, each on a card. */
export const POINTS = {
  title: "Points",
  none: "No points yet.",
  noContradictions: "The rules found no contradiction that they are sure of. Compare the documents under Side by side.",
  /** Beside the heading. */
  count: (all: number, open: number) =>
    `${all}, ranked by effect on the odds. ${open === 0 ? "All reviewed." : `${open} not reviewed.`}`,
  /** The same, for the header of a phone. */
  short: (all: number, open: number) => (open === 0 ? `${all}, all reviewed` : `${all}, ${open} not reviewed`),
  nextAndPrevious: "next, previous",
  nextOpen: "not yet reviewed",
  number: (rank: number) => `Point ${rank}`,
  evidence: (rank: number) => `Evidence for point ${rank}`,
  differs: "differs from",
  compare: "differs from: open both side by side",
  what: "What",
  one: "One exhibit says",
  another: "Another says",
  says: "The record says",
  weight: "Weight",
  missing: "Missing",
  toCheck: "Check that you have",
  missingOrToCheck: "Missing, or to check",
  review: (title: string) => `Review ${title}`,
  notReviewed: "Not reviewed",
  state: (given: { readonly accepted: number; readonly rejected: number; readonly all: number }) => {
    const { accepted, rejected, all } = given;
    if (accepted === all) return "Accepted";
    if (rejected === all) return "Rejected";
    return [accepted > 0 && `${accepted} of ${all} accepted`, rejected > 0 && `${rejected} of ${all} rejected`]
      .filter(Boolean)
      .join(", ");
  },
  notes: (count: number) => (count === 1 ? "1 note" : `${count} notes`),
  /** For a screen reader, after a key. */
  judged: {
    accepted: (title: string) => `Accepted: ${title}`,
    rejected: (title: string) => `Rejected: ${title}`,
    proposed: (title: string) => `Undone: ${title}`,
  } satisfies Record<Verdict, (title: string) => string>,
  /** After A on a closed point, which opens it. */
  opened: (title: string) => `Opened: ${title}.`,
  acceptNext: ({ factors, findings }: { readonly factors: number; readonly findings: number }) => {
    const count = factors > 0 ? factors : findings;
    const noun = factors > 0 ? "factor" : "finding";
    return `A again accepts its ${count === 1 ? noun : `${count} ${noun}s`}.`;
  },
  allReviewed: "Every point is reviewed.",
} as const;

export const GAP_LIST = {
  count: ({ missing, toCheck }: { readonly missing: number; readonly toCheck: number }) =>
    toCheck === 0
      ? `${missing} in the record`
      : missing === 0
        ? `${toCheck} to check`
        : `${missing} + ${toCheck} to check`,
  /** Below what the record says is missing: what it names, and no document is called. */
  toCheck: "Check that you have",
  toCheckText: "Named in the record; no document is called that.",
} as const;
