import { recordAudit } from "../audit/record-audit.ts";
import type { Document } from "../db/client.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { log } from "../log.ts";

/** What incidents are found by. */
export const DOCUMENT_DAMAGED = "document.damaged";

/** One line tells of a file for so long, however often somebody asks for it. Milliseconds. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * Leaves an error in the audit log, and with it an incident, when a stored file is not what was stored. Never throws:
 * whoever asked for the file is told in any case.
 */
export async function recordDamage(document: Document, error: unknown): Promise<void> {
  const { id: documentId, caseId, exhibit, originalFileName } = document;
  log.error({ err: error, documentId, exhibit, caseId }, "a stored file is damaged or missing");
  try {
    await getDb().$transaction(async (tx) => {
      const since = new Date((await databaseNow(tx)).getTime() - DAY);
      const told = await tx.auditEvent.count({
        where: { action: DOCUMENT_DAMAGED, documentId, at: { gt: since } },
      });
      if (told > 0) return;
      await recordAudit(tx, {
        level: "error",
        action: DOCUMENT_DAMAGED,
        message: `The stored file of ${originalFileName} is damaged or missing; restore it from a backup`,
        caseId,
        documentId,
      });
    });
  } catch (failure) {
    log.error({ err: failure, documentId }, "a damaged file could not be written down");
  }
}
