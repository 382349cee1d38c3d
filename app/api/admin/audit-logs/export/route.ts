import { Readable } from "node:stream";
import * as calls from "#lib/contracts/admin-operations.ts";
import { exportAuditLogs } from "#server/audit/export-audit-logs.ts";
import { attachmentNamed } from "#server/http/content-disposition.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.exportAuditLogs, async ({ actor, query }) => {
  const { bytes, size } = await exportAuditLogs(actor, query);
  const stream = Readable.from(bytes, { objectMode: false });
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-length": String(size),
      "content-disposition": attachmentNamed("audit-log.csv"),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
});
