import type { AuditFilters } from "#lib/contracts/admin-operations.ts";
import { type AuditEvent, getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { auditWhere } from "./audit-where.ts";
import { recordAudit } from "./record-audit.ts";

const BATCH = 1_000;
const HEADER = ["Line", "Timestamp", "Level", "Action", "Message", "User", "Email", "Address", "Request", "Hash"];

/**
 * The lines that the filters let through as CSV, newest first, a batch at a time: a log of years is never in memory.
 * That it was taken is written down first. The first batch is read before anything is answered: a database that cannot
 * do it is then a failure like any other.
 */
export async function exportAuditLogs(actor: Actor, filters: AuditFilters): Promise<AsyncIterable<Uint8Array>> {
  const used = Object.entries(filters).filter(([, value]) => value !== "");
  const which = used.length === 0 ? "all lines" : used.map(([name, value]) => `${name} "${value}"`).join(", ");
  await getDb().$transaction((tx) =>
    recordAudit(tx, { level: "info", action: "audit.export", message: `Audit log exported: ${which}`, actor }),
  );
  return csvOf(filters, await readBatch(filters, null));
}

function readBatch(filters: AuditFilters, before: bigint | null): Promise<AuditEvent[]> {
  return getDb().auditEvent.findMany({
    where: { AND: [auditWhere(filters), before === null ? {} : { id: { lt: before } }] },
    orderBy: { id: "desc" },
    take: BATCH,
  });
}

async function* csvOf(filters: AuditFilters, first: AuditEvent[]): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  // The mark makes a spreadsheet read UTF-8.
  yield encoder.encode(`\uFEFF${csvLine(HEADER)}`);
  let rows = first;
  for (;;) {
    if (rows.length > 0) yield encoder.encode(rows.map((row) => csvLine(cellsOf(row))).join(""));
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    rows = await readBatch(filters, last.id);
  }
}

function cellsOf(row: AuditEvent): readonly string[] {
  return [
    String(row.id),
    row.at.toISOString(),
    row.level,
    row.action,
    row.message,
    row.userName ?? (row.userId === null ? "System" : ""),
    row.userEmail ?? "",
    row.address ?? "",
    row.requestId ?? "",
    row.hash,
  ];
}

/** RFC 4180. */
function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${withoutFormula(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

/** A name such as =HYPERLINK(...) must stay a text in whoever's spreadsheet opens the file. */
function withoutFormula(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
