import type { AuditVerdict, CitationStatus, Engine, EventDoubt, GapBasis, OffenceClass } from "#lib/domain/findings.ts";
import type { GapItem } from "#lib/domain/gap-item.ts";
import type { Page } from "#lib/domain/files/pages.ts";

/** A document of the case as an engine receives it: already read, page by page. */
export type SourceDocument = {
  readonly id: string;
  /** 1-based number of the exhibit within its case, in order of upload. */
  readonly exhibit: number;
  readonly fileName: string;
  readonly pages: readonly Page[];
};

/** A quote that an engine claims to have read. Nothing is known about it until verify-citations has looked. */
export type ProposedCitation = {
  readonly documentId: string;
  readonly pageNumber: number;
  readonly quote: string;
};

/** A quote with its place, as decided by verify-citations. `start` and `end` are offsets into the page's text (UTF-16 units). */
export type VerifiedCitation = {
  readonly documentId: string;
  readonly pageNumber: number;
  /** The page's own words, never the engine's copy of them. */
  readonly quote: string;
  readonly start: number;
  readonly end: number;
  readonly status: CitationStatus;
};

/** When an event of the timeline happened, as far as the page says. With a doubt, date and time only place it among the others. */
export type EventTime = {
  /** ISO date `YYYY-MM-DD`, or null when no date could be placed. */
  readonly date: string | null;
  /** `HH:MM` in 24 hours, or null. */
  readonly time: string | null;
  /** True when the date, or a part of it, was carried over from elsewhere in the file instead of standing beside the time. */
  readonly dateInferred: boolean;
  /** Why the reading may be wrong, with the page's own words for date and time; null when it is certain. */
  readonly doubt: { readonly reason: EventDoubt; readonly words: string } | null;
  /** True for what was still to come when the page was written: a hearing, an appointment. */
  readonly isScheduled: boolean;
};

/** What every finding has, whatever its kind. */
type Made = {
  /** Stable id of the rule, or of the prompt task, that made it: `issue.miranda`, `gap.dui.calibration`. */
  readonly ruleId: string;
  readonly engine: Engine;
  /** One sentence, plain voice. For a contradiction the point at issue ("Time of the stop"). */
  readonly text: string;
  /** Why it matters or what to do with it; may be empty. */
  readonly detail: string;
  /** What a second look at it said, a model's or, of a gap, that of code; absent where there was none. */
  readonly audit?: { readonly verdict: AuditVerdict; readonly why: string };
  /** Texts of other findings that make the same point, shown below this one. */
  readonly alsoSaid?: readonly string[];
};

type LegalPoint<Cited> = Made & {
  readonly kind: "issue" | "action" | "defense" | "weakness";
  readonly citations: readonly Cited[];
};

type Gap<Cited> = Made & {
  readonly kind: "gap";
  readonly basis: GapBasis;
  /** Name of the situation or checklist that a usual gap rests on. Null for every other gap. */
  readonly checklist: string | null;
  /** What is missing, one thing each; at least one. */
  readonly items: readonly GapItem[];
  readonly citations: readonly Cited[];
};

type Contradiction<Side> = Made & {
  readonly kind: "contradiction";
  readonly one: Side;
  readonly other: Side;
  /** True: no part of an analysis until a model agrees, because its point is not proven (knowledge/compile/conflict-schema.ts). */
  readonly isCandidate?: boolean | undefined;
};

type Factor<Cited> = Made & {
  readonly kind: "factor";
  /** Whole points -20..20, positive helps the defence. */
  readonly weight: number;
  /** Counts nothing until a person accepts it: its rule is not proven, see knowledge/compile/factors.ts. */
  readonly isTentative: boolean;
  readonly citations: readonly Cited[];
};

type Event<Cited> = Made & {
  readonly kind: "event";
  readonly when: EventTime;
  readonly citations: readonly Cited[];
};

type Finding<Cited, Side> = LegalPoint<Cited> | Gap<Cited> | Contradiction<Side> | Factor<Cited> | Event<Cited>;

/** What an engine proposes, before its quotes are checked. */
export type ProposedFinding = Finding<ProposedCitation, ProposedCitation>;
export type ProposedLegalPoint = LegalPoint<ProposedCitation>;
export type ProposedGap = Gap<ProposedCitation>;
export type ProposedContradiction = Contradiction<ProposedCitation>;
export type ProposedFactor = Factor<ProposedCitation>;

/** A finding whose quotes were looked up. A side of a contradiction is null when its quote was not found. */
export type CheckedFinding = Finding<VerifiedCitation, VerifiedCitation | null> & {
  /** False: listed under "Unverified" and not counted in any number. */
  readonly verified: boolean;
  /** Quotes that an engine offered for it and that are on no page. */
  readonly droppedCitations: number;
};

/** A checked finding as part of its point: an issue, its defense, next step and factor on the same words share an id. */
export type AssembledFinding = CheckedFinding & {
  /** 32 hex digits, the same in every analysis that finds the point on the same words. */
  readonly pointId: string;
};

/** All quotes of a finding; of a contradiction the sides that there are, "one says" first. */
export function citationsOf<Cited>(finding: Finding<Cited, Cited | null>): readonly Cited[] {
  if (finding.kind !== "contradiction") return finding.citations;
  return [finding.one, finding.other].filter((side) => side !== null);
}

/** Points of a factor; null for every other kind. */
export function weightOf(finding: ProposedFinding | CheckedFinding): number | null {
  return finding.kind === "factor" ? finding.weight : null;
}

/** What a cell says beyond its quote; both absent in analyses from before they were kept. */
type CellMark = {
  /** It cannot be true together with another cell of its row. */
  readonly differs?: boolean | undefined;
  /** Where in the page's text the words on the point start, UTF-16 units. */
  readonly at?: number | undefined;
};

/** A point that at least two exhibits speak of, each in its own words. It does not say which is right. */
type SideBySidePoint<Cited> = {
  /** "Time of the stop", "Clothing" */
  readonly label: string;
  /** In order of exhibit; at least two documents. */
  readonly cells: readonly (Cited & CellMark)[];
};
export type ProposedPoint = SideBySidePoint<ProposedCitation>;
export type AssembledPoint = SideBySidePoint<VerifiedCitation>;

/** A sentence of a model's summary with the quotes that carry it. */
type SummarySentence<Cited> = { readonly text: string; readonly citations: readonly Cited[] };
export type ProposedSentence = SummarySentence<ProposedCitation>;
/** At least one quote stands. */
export type AssembledSentence = SummarySentence<VerifiedCitation>;

/** What an engine hands over. It never hands over a percentage. */
export type EngineOutput = {
  readonly offenceClass: OffenceClass;
  readonly findings: readonly ProposedFinding[];
  /** In reading order. Empty for the rules, which fill the fact box instead, and where a model wrote none. */
  readonly summary: readonly ProposedSentence[];
};
