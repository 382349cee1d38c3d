import type { listAuditLogs as contract } from "#lib/contracts/admin-operations.ts";
import type { CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import { getDb } from "../db/client.ts";
import { pageWindow } from "../db/page-window.ts";
import { auditWhere } from "./audit-where.ts";
import { presentAuditLog } from "./present-audit-log.ts";

type Query = CallParsed<typeof contract>["query"];

/** One page of the audit log, newest first. */
export async function listAuditLogs(query: Query): Promise<CallReturn<typeof contract>> {
  const db = getDb();
  const where = auditWhere(query);
  const { isReversed, skip, take, counts } = pageWindow({ ...query, totalCount: await db.auditEvent.count({ where }) });
  const rows =
    take === 0 ? [] : await db.auditEvent.findMany({ where, orderBy: { id: isReversed ? "asc" : "desc" }, skip, take });
  return { logs: (isReversed ? rows.toReversed() : rows).map(presentAuditLog), ...counts };
}
