import * as calls from "#lib/contracts/admin-operations.ts";
import { route } from "#server/http/route.ts";
import { listAuditLogs } from "#server/operations/list-audit-logs.ts";

export const GET = route(calls.listAuditLogs, ({ query }) => listAuditLogs(query));
