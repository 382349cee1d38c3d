import type { AuditFilters } from "#lib/contracts/admin-operations.ts";
import { type AuditEvent, getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { auditWhere } from "./audit-where.ts";
import { recordAudit } from "./record-audit.ts";

const BATCH = 1_000;
const HEADER = ["Line", "Timestamp", "Level", "Action", "Message", "User", "Email", "Address", "Request", "Hash"];

export type AuditExport = { readonly bytes: AsyncIterable<Uint8Array>; /** Bytes of all. */ readonly size: number };

/**
 * The lines that the filters let through as CSV, newest first, a batch at a time: a log of years is never in memory.
 * That it was taken is written down first. All are read once before anything is answered: a line that cannot be read is
 * then a failure like any other, and the length tells every client, through every proxy, when a later one is missing.
 * Lines are only ever added, so the second reading up to the same line gives the same bytes.
 */
export async function exportAuditLogs(actor: Actor, filters: AuditFilters): Promise<AuditExport> {
  const used = Object.entries(filters).filter(([, value]) => value !== "");
  const which = used.length === 0 ? "all lines" : used.map(([name, value]) => `${name} "${value}"`).join(", ");
  await getDb().$transaction((tx) =>
    recordAudit(tx, { level: "info", action: "audit.export", message: `Audit log exported: ${which}`, actor }),
  );
  const newest = await getDb().auditEvent.aggregate({ _max: { id: true } });
  const end = (newest._max.id ?? 0n) + 1n;
  let size = 0;
  for await (const bytes of csvOf(filters, end)) size += bytes.length;
  return { bytes: csvOf(filters, end), size };
}

/** @param end the lines before this one */
async function* csvOf(filters: AuditFilters, end: bigint): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  // The mark makes a spreadsheet read UTF-8.
  yield encoder.encode(`\uFEFF${csvLine(HEADER)}`);
  for (let before: bigint | undefined = end; before !== undefined;) {
    const rows: AuditEvent[] = await getDb().auditEvent.findMany({
      where: { AND: [auditWhere(filters), { id: { lt: before } }] },
      orderBy: { id: "desc" },
      take: BATCH,
    });
    if (rows.length > 0) yield encoder.encode(rows.map((row) => csvLine(cellsOf(row))).join(""));
    before = rows.length < BATCH ? undefined : rows.at(-1)?.id;
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
