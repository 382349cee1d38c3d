import type { Tx } from "./client.ts";

/**
 * Holds the case's row until the transaction ends: exhibit numbers, starting an analysis, settling documents and
 * deleting go one after the other. Taken before the lock on any document, everywhere, so that no two wait for each
 * other. Not FOR UPDATE: that would also hold up every insert that refers to the case.
 * @returns false when the case is gone
 */
export async function lockCase(tx: Tx, caseId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Case" WHERE id = ${caseId}::uuid FOR NO KEY UPDATE`;
  return rows.length > 0;
}

/** The same for several cases, always in one order, so that two callers never wait for each other. */
export async function lockCases(tx: Tx, caseIds: readonly string[]): Promise<void> {
  for (const caseId of [...new Set(caseIds)].toSorted()) await lockCase(tx, caseId);
}
