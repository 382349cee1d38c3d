import type { listAuditLogs as contract } from "#lib/contracts/admin-operations.ts";
import type { CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import { getDb } from "../db/client.ts";
import { pageWindow } from "../db/page-window.ts";
import { auditWhere } from "./audit-where.ts";
import { countAuditLogs } from "./count-audit-logs.ts";
import { presentAuditLog } from "./present-audit-log.ts";

type Query = CallParsed<typeof contract>["query"];

/**
 * One page of the audit log, newest first. The ids of the page come from an index alone and only then the lines: what
 * lies before the page is walked over, never fetched.
 */
export async function listAuditLogs({ page, pageSize, ...filters }: Query): Promise<CallReturn<typeof contract>> {
  const db = getDb();
  const totalCount = await countAuditLogs(filters);
  const { isReversed, skip, take, counts } = pageWindow({ page, pageSize, totalCount });
  if (take === 0) return { logs: [], ...counts };
  const ids = await db.auditEvent.findMany({
    where: auditWhere(filters),
    orderBy: { id: isReversed ? "asc" : "desc" },
    skip,
    take,
    select: { id: true },
  });
  const rows = await db.auditEvent.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: { id: "desc" },
  });
  return { logs: rows.map(presentAuditLog), ...counts };
}
