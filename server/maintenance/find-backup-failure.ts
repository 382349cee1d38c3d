import { getDb } from "../db/client.ts";
import { BACKUP_FAILED, BACKUP_WRITTEN } from "./backup-format.ts";

/** What went wrong with the last backup, damaged originals in it included; null when it is whole or there is none. */
export async function findBackupFailure(): Promise<string | null> {
  const line = await getDb().auditEvent.findFirst({
    where: { action: { in: [BACKUP_WRITTEN, BACKUP_FAILED] } },
    orderBy: { id: "desc" },
    select: { level: true, message: true },
  });
  return line?.level === "error" ? line.message : null;
}
