import type { listAuditLogs as contract } from "#lib/contracts/admin-operations.ts";
import type { CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import { getDb } from "../db/client.ts";
import { pageWindow } from "../db/page-window.ts";
import { auditWhere } from "./audit-where.ts";
import { countAuditLogs } from "./count-audit-logs.ts";
import { presentAuditLog } from "./present-audit-log.ts";

type Query = CallParsed<typeof contract>["query"];

/** One page of the audit log, newest first. */
export async function listAuditLogs({ page, pageSize, ...filters }: Query): Promise<CallReturn<typeof contract>> {
  const db = getDb();
  const where = auditWhere(filters);
  const totalCount = await countAuditLogs(filters);
  const { isReversed, skip, take, counts } = pageWindow({ page, pageSize, totalCount });
  const rows =
    take === 0 ? [] : await db.auditEvent.findMany({ where, orderBy: { id: isReversed ? "asc" : "desc" }, skip, take });
  return { logs: (isReversed ? rows.toReversed() : rows).map(presentAuditLog), ...counts };
}
