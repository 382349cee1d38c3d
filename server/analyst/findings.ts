import type { CitationStatus, Engine, FindingKind, OffenceClass } from "#lib/domain/findings.ts";
import type { Page } from "#lib/domain/pages.ts";

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

/** When an event of the timeline happened, as far as the page says. */
export type EventTime = {
  /** ISO date `YYYY-MM-DD`, or null when no date could be placed. */
  readonly date: string | null;
  /** `HH:MM` in 24 hours, or null. */
  readonly time: string | null;
  /** True when the date was carried over from elsewhere in the file instead of standing beside the time. */
  readonly dateInferred: boolean;
};

/** What an engine proposes, before its quotes are checked. */
export type ProposedFinding = {
  readonly kind: FindingKind;
  /** Stable id of the rule, or of the prompt task, that made it: `issue.miranda`, `gap.dui.calibration`. */
  readonly ruleId: string;
  readonly engine: Engine;
  /** One sentence, plain voice. For a contradiction the point at issue ("Time of the stop"). */
  readonly text: string;
  /** Why it matters or what to do with it; may be empty. */
  readonly detail: string;
  /** Factors only: whole points -20..20, positive helps the defence. Null for every other kind. */
  readonly weight: number | null;
  /** Events only. */
  readonly when: EventTime | null;
  /** Gaps that no page mentions: the checklist they come from. Null otherwise. */
  readonly checklist: string | null;
  /** For a contradiction exactly two, in the order "one says", "another says". */
  readonly citations: readonly ProposedCitation[];
};

/** What an engine hands over. It never hands over a percentage. */
export type EngineOutput = {
  readonly offenceClass: OffenceClass;
  readonly findings: readonly ProposedFinding[];
  /** The sentences that carry the file, for the summary, in reading order. */
  readonly keySentences: readonly ProposedCitation[];
};
