import type { Analysis } from "#lib/contracts/analyses.ts";
import type { Charge } from "#lib/contracts/charges.ts";
import type { LedgerItem } from "#lib/contracts/ledger.ts";
import type { CaseChanges } from "#lib/contracts/work-product.ts";
import type { LedgerStanding } from "#lib/domain/ledger.ts";
import type { MemoSection } from "#lib/domain/memo-sections.ts";
import type { Cite } from "./cite.ts";

/** An item of the ledger with what it shows today. */
export type StandingItem = { readonly item: LedgerItem; readonly standing: LedgerStanding };

/** Everything that a memo is made from. */
export type MemoInput = {
  readonly title: string;
  readonly caseNumber: string;
  readonly clientName: string | null;
  /** Full name of who asks for it. */
  readonly author: string;
  /** Calendar date `YYYY-MM-DD`. */
  readonly date: string;
  readonly sections: readonly MemoSection[];
  readonly analysis: Analysis;
  readonly charges: readonly Charge[];
  readonly ledger: readonly StandingItem[];
  /** Null when no documents came in after an earlier analysis. */
  readonly changes: CaseChanges | null;
  /** What a citation calls a document. */
  readonly nameOf: (document: {
    readonly documentId: string;
    readonly fileName: string;
    readonly exhibit: number | null;
  }) => string;
  readonly cite: Cite;
};
