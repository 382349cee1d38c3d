import type { Tx } from "../db/client.ts";

/**
 * The next number of the year, `26-CR-0001`. The counter's row is held until the transaction ends, so numbers are
 * unique and without gaps; a sequence would leave one for every case that failed to be created.
 */
export async function nextCaseNumber(tx: Tx, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [counter] = await tx.$queryRaw<[{ last: number }]>`
    INSERT INTO "CaseNumberCounter" (year, last) VALUES (${year}, 1)
    ON CONFLICT (year) DO UPDATE SET last = "CaseNumberCounter".last + 1
    RETURNING last`;
  return `${String(year).slice(-2)}-CR-${String(counter.last).padStart(4, "0")}`;
}
