import type { FactSlot, PapersOfKind } from "#lib/domain/facts.ts";
import type { ProposedCitation, VerifiedCitation } from "../findings.ts";

/** One statement of the fact box. The text is the page's own words or a name or date that code read from them. */
export type ProposedFact = {
  readonly slot: FactSlot;
  readonly text: string;
  /** Of a person: rank or relation as the page says it, lower case; else empty. */
  readonly role: string;
  readonly citation: ProposedCitation;
};

export type Fact = Omit<ProposedFact, "citation"> & { readonly citation: VerifiedCitation };

/** The fact box of a case. Stored in the database as it is. */
export type CaseFacts = { readonly facts: readonly Fact[]; readonly papers: readonly PapersOfKind[] };
