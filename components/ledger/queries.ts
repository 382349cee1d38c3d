import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/call.ts";
import { getCase } from "#lib/contracts/cases.ts";
import { getLedger } from "#lib/contracts/ledger.ts";

export const ledgerKey = (caseId: string) => ["case", caseId, "ledger"] as const;

export function caseLedger(caseId: string) {
  return queryOptions({
    queryKey: ledgerKey(caseId),
    queryFn: ({ signal }) => call(getLedger, { params: { id: caseId }, signal }),
    // A second tab or a colleague may have saved the letter since.
    refetchOnWindowFocus: "always",
  });
}

/** The documents that a received item may have become. */
export function caseDocuments(caseId: string) {
  return queryOptions({
    queryKey: ["case", caseId, "documents"],
    queryFn: async ({ signal }) => (await call(getCase, { params: { id: caseId }, signal })).documents,
  });
}
