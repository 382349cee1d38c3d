import * as calls from "#lib/contracts/admin-operations.ts";
import { listAuditLogs } from "#server/audit/list-audit-logs.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.listAuditLogs, ({ query }) => listAuditLogs(query));
