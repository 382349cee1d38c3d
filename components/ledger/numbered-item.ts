import type { LedgerItem } from "#lib/contracts/ledger.ts";
import type { LedgerStanding } from "#lib/domain/ledger.ts";

/** An item with its number in the ledger and what it shows today. */
export type NumberedItem = LedgerItem & { readonly number: number; readonly standing: LedgerStanding };

/** What a row can ask for. */
export type RowActions = {
  readonly tick: (ids: readonly string[], isTicked: boolean) => void;
  readonly chase: (item: NumberedItem) => void;
  readonly update: (item: NumberedItem) => void;
  readonly next: (item: NumberedItem) => void;
};
