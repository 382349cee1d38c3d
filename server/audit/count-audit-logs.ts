import type { AuditFilters } from "#lib/contracts/admin-operations.ts";
import { getDb } from "../db/client.ts";
import { auditWhere } from "./audit-where.ts";
import { findAuditChain } from "./verify-audit-chain.ts";

/**
 * How many lines of the audit log the filters let through. Without filters the last look at the chain has counted the
 * lines up to where it ended, and only those that came since are counted here.
 */
export async function countAuditLogs(filters: AuditFilters): Promise<number> {
  const isFiltered = Object.values<string | undefined>(filters).some((value = "") => value.trim() !== "");
  const chain = isFiltered ? null : await findAuditChain();
  // A broken chain has counted no further than to where it breaks.
  if (chain?.brokenLine !== null) return getDb().auditEvent.count({ where: auditWhere(filters) });
  const since = await getDb().auditEvent.count({ where: { id: { gt: BigInt(chain.lastId) } } });
  return chain.lines + since;
}
