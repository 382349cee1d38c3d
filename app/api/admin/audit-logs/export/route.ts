import { Readable } from "node:stream";
import * as calls from "#lib/contracts/admin-operations.ts";
import { exportAuditLogs } from "#server/audit/export-audit-logs.ts";
import { attachmentNamed } from "#server/http/content-disposition.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.exportAuditLogs, async ({ actor, query }) => {
  const bytes = Readable.from(await exportAuditLogs(actor, query), { objectMode: false });
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": attachmentNamed("audit-log.csv"),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
});
