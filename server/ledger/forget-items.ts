import type { Tx } from "../db/client.ts";

/**
 * Takes items out of the ledger that stand only on a document which is about to go: their lines are in its words. What was requested,
 * received or refused stays, as what the firm did. The case is locked.
 */
export async function forgetItems(tx: Tx, of: { readonly caseId: string; readonly documentId: string }): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "LedgerItem"
    WHERE "caseId" = ${of.caseId}::uuid AND state = 'open' AND NOT "isByHand" AND jsonb_array_length(places) > 0
      AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(places) place WHERE place->>'documentId' <> ${of.documentId})`;
}
