import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { recordAudit } from "../../audit/record-audit.ts";
import { getDb } from "../../db/client.ts";
import { databaseNow } from "../../db/database-now.ts";
import { removeStoredFiles } from "../../documents/remove-stored-files.ts";
import { log } from "../../log.ts";
import { spoolFolder } from "../../storage/data-folder.ts";
import { getStorage } from "../../storage/get-storage.ts";

const DAY = 24 * 60 * 60 * 1000;
/** An upload may take ten minutes; what lies in the spool longer was left by a process that was killed. Milliseconds. */
const SPOOL_MAX_AGE = 15 * 60 * 1000;
const BATCH = 500;

/** Removes uploads that no case took within a day, stored bytes whose row is gone, and spooled files left behind. */
export async function purgeOrphans(): Promise<void> {
  await purgeUnclaimed();
  await purgeSpool();
  // Last: the one step that needs the storage to answer.
  await purgeUnknownBytes();
}

/** By the database's clock: a web process whose clock is a day off must not lose what was just uploaded. */
async function purgeUnclaimed(): Promise<void> {
  const keys = await getDb().$transaction(async (tx) => {
    const before = new Date((await databaseNow(tx)).getTime() - DAY);
    // SKIP LOCKED: a file that a case is taking at this moment is not an orphan.
    const orphans = await tx.$queryRaw<{ id: string; storageKey: string }[]>`
      SELECT id, "storageKey" FROM "Document" WHERE "caseId" IS NULL AND "uploadedAt" < ${before}
      ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
    if (orphans.length === 0) return [];
    await tx.document.deleteMany({ where: { id: { in: orphans.map((orphan) => orphan.id) } } });
    const message = `Removed ${orphans.length} uploads that were not added to a case within a day`;
    await recordAudit(tx, { level: "info", action: "document.purge", message });
    return orphans.map((orphan) => orphan.storageKey);
  });
  await removeStoredFiles(keys);
  if (keys.length === BATCH) await purgeUnclaimed();
}

/**
 * Young bytes are left alone: an upload stores them a moment before it commits their row. Young by both clocks: the disk's
 * or bucket's time is compared, and this machine's may be a day ahead of it.
 */
async function purgeUnknownBytes(): Promise<void> {
  const now = Math.min(Date.now(), (await databaseNow(getDb())).getTime());
  const before = now - DAY;
  let batch: string[] = [];
  for await (const { key, putAt } of getStorage().list()) {
    if (putAt.getTime() < before) batch.push(key);
    if (batch.length < BATCH) continue;
    await removeUnknown(batch);
    batch = [];
  }
  await removeUnknown(batch);
}

async function removeUnknown(keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const rows = await getDb().document.findMany({
    where: { storageKey: { in: [...keys] } },
    select: { storageKey: true },
  });
  const known = new Set(rows.map((row) => row.storageKey));
  const unknown = keys.filter((key) => !known.has(key));
  if (unknown.length > 0) log.info({ count: unknown.length }, "removing stored files without a row");
  await removeStoredFiles(unknown);
}

export async function purgeSpool(): Promise<void> {
  const names = await readdir(spoolFolder()).catch(() => []);
  for (const name of names) {
    const path = join(spoolFolder(), name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > SPOOL_MAX_AGE) await rm(path, { force: true });
  }
}
