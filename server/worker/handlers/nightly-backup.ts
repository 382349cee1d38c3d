import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { recordAudit } from "../../audit/record-audit.ts";
import { getDb } from "../../db/client.ts";
import { databaseNow } from "../../db/database-now.ts";
import { getEnv } from "../../env.ts";
import { enqueue } from "../../jobs/queue.ts";
import { backupFolder } from "../../maintenance/backup-folder.ts";
import { BACKUP_FAILED, BACKUP_WRITTEN, manifestFile } from "../../maintenance/backup-format.ts";

/** Backups that stay; older ones are removed once a new one is complete. */
const KEPT = 7;
/** A backup that is older was missed, by a machine that is off at night. Milliseconds. */
const MISSED_AFTER = 26 * 60 * 60 * 1000;
const NAME = /^\d{4}-\d\d-\d\d-\d{6}$/;

/** Makes the backup of this night, removes those before the last seven, and leaves a line when it fails. */
export async function nightlyBackup(_: object, { signal }: { readonly signal: AbortSignal }): Promise<void> {
  const folder = backupFolder();
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const previous = (await completeBackups(folder)).at(-1);
    // Loaded once a night only.
    const { writeBackup } = await import("../../maintenance/write-backup.ts");
    await writeBackup(join(folder, nameNow()), {
      signal,
      previous: previous === undefined ? null : join(folder, previous),
    });
    for (const name of (await completeBackups(folder)).slice(0, -KEPT))
      await rm(join(folder, name), { recursive: true, force: true });
  } catch (error) {
    // A worker that is stopped begins again; that is no failure.
    if (!signal.aborted) await noteFailure(error);
    throw error;
  }
}

/** Has a backup made now when the last one is older than a night, and there is somebody whose work it would keep. */
export async function enqueueMissedBackup(): Promise<void> {
  if (getEnv().BACKUP_TIME === "off") return;
  await getDb().$transaction(async (tx) => {
    if ((await tx.user.findFirst({ select: { id: true } })) === null) return;
    const since = new Date((await databaseNow(tx)).getTime() - MISSED_AFTER);
    const made = await tx.auditEvent.findFirst({
      where: { action: BACKUP_WRITTEN, at: { gt: since } },
      select: { id: true },
    });
    if (made === null) await enqueue(tx, { name: "nightly-backup", key: "nightly-backup", payload: {} });
  });
}

/** By the clock of this machine, as the setting is: 2026-11-22-023000. */
function nameNow(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, "0");
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join("-");
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
}

/** Oldest first. What somebody else keeps in the folder is left alone. */
async function completeBackups(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  const complete = await Promise.all(
    names.map((name) =>
      stat(manifestFile(join(folder, name))).then(
        () => true,
        () => false,
      ),
    ),
  );
  return names.filter((_, index) => complete[index]);
}

async function noteFailure(error: unknown): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  await getDb().$transaction((tx) =>
    recordAudit(tx, { level: "error", action: BACKUP_FAILED, message: `The nightly backup failed: ${reason}` }),
  );
}
