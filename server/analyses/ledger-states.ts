import type { Analysis } from "#lib/contracts/analyses.ts";
import { dateEverywhere, mostPressing, standingOf, type LedgerStanding } from "#lib/domain/ledger.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { presentItem } from "../ledger/present-item.ts";
import { readItems } from "../ledger/read-ledger.ts";

/**
 * Where the gaps of an analysis stand in the discovery ledger, by finding. The ledger is that of the latest completed
 * analysis; an earlier one has none.
 */
export async function readLedgerStates({ caseId }: { readonly caseId: string }): Promise<Analysis["ledgerStates"]> {
  const firmCase = await getDb().case.findUnique({ where: { id: caseId } });
  if (firmCase === null) return {};
  const { items, record } = await readItems(getDb(), firmCase);
  const today = dateEverywhere(await databaseNow(getDb()));
  const standings = new Map<string, LedgerStanding[]>();
  for (const item of items.map((one) => presentItem(one, record))) {
    if (item.findingId === null) continue;
    standings.set(item.findingId, [...(standings.get(item.findingId) ?? []), standingOf(item, today)]);
  }
  return Object.fromEntries(
    [...standings].flatMap(([id, all]) => {
      const standing = mostPressing(all);
      return standing === null ? [] : [[id, standing]];
    }),
  );
}
