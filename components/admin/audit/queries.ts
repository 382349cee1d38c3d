import { keepPreviousData, mutationOptions, queryOptions } from "@tanstack/react-query";
import { call, callBytes } from "#lib/api/call.ts";
import {
  type AuditFilters,
  checkAuditChain,
  exportAuditLogs,
  getAuditChain,
  listAuditLogs,
} from "#lib/contracts/admin-operations.ts";

export function auditLogsQuery(query: AuditFilters & { readonly page: number }) {
  return queryOptions({
    queryKey: ["admin", "audit-logs", query],
    queryFn: ({ signal }) => call(listAuditLogs, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const chainQuery = queryOptions({
  queryKey: ["admin", "audit-chain"],
  queryFn: ({ signal }) => call(getAuditChain, { signal }),
});

export const checkChain = mutationOptions({ mutationFn: () => call(checkAuditChain) });

export const exportLogs = mutationOptions({
  mutationFn: (query: AuditFilters) => callBytes(exportAuditLogs, { query }),
});
