import type { OffenceClass } from "#lib/domain/findings.ts";
import type { SourceDocument } from "../../findings.ts";
import type { IssueId } from "../issue-rule.ts";

/** A synthetic case file with what a careful reader would find in it. Everything in it is invented. */
export type CaseFile = {
  readonly name: string;
  readonly documents: readonly SourceDocument[];
  readonly key: {
    readonly offence: OffenceClass;
    /** Issues that a lawyer would list. */
    readonly issues: readonly IssueId[];
    /** Gaps by a word that their text or rule must hold; each is planted once. */
    readonly gaps: readonly RegExp[];
    readonly contradictions: readonly PlantedContradiction[];
    /** Factors that must be there: the rule's id, or the sign and words that its quote must hold. */
    readonly factors: readonly (string | { readonly sign: 1 | -1; readonly quote: RegExp })[];
    /** `YYYY-MM-DD HH:MM` of events that must be on the timeline. */
    readonly events: readonly string[];
    /** What a careful reader may also say and need not: finding it earns nothing and is not held against the rules. */
    readonly fair?: {
      readonly issues: readonly IssueId[];
      readonly gaps: readonly RegExp[];
      readonly contradictions: readonly PlantedContradiction[];
    };
  };
};

type Side = readonly [exhibit: number, quote: RegExp];
/** The rule's id and the exhibits of its two quotes; or, where the key knows no rules, the quotes themselves. */
export type PlantedContradiction =
  readonly [ruleId: string, one: number, other: number] | { readonly one: Side; readonly other: Side };
