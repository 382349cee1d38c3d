import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { getSystemHealth as contract } from "#lib/contracts/admin-operations.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { getEnv } from "../env.ts";
import { getQueueState } from "../jobs/queue-state.ts";
import { getWorkerState } from "../jobs/worker-beat.ts";
import { dataFolder } from "../storage/data-folder.ts";
import { backupFolder } from "./backup-folder.ts";
import { BACKUP_WRITTEN } from "./backup-format.ts";
import { findBackupFailure } from "./find-backup-failure.ts";
import { listWriteFaults } from "./list-write-faults.ts";

type Health = CallReturn<typeof contract>;

const DAY = 24 * 60 * 60 * 1000;
const MEGABYTE = 1024 * 1024;
/** A database that takes longer for nothing is in trouble. Milliseconds. */
const SLOW = 1_000;

/** How this web process and what it stands on are doing. */
export async function getSystemHealth(): Promise<Health> {
  const { SMTP_URL, MAIL_FROM, BACKUP_TIME } = getEnv();
  const db = getDb();
  const { database, databaseMs } = await askDatabase();
  const now = await databaseNow(db);
  const [postgres] = await db.$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`;
  return {
    database,
    databaseMs,
    memoryUsageMB: Math.round(process.memoryUsage().rss / MEGABYTE),
    uptime: Math.floor(process.uptime()),
    recentErrors: await db.auditEvent.count({
      where: { level: "error", at: { gte: new Date(now.getTime() - DAY) } },
    }),
    timestamp: now.toISOString(),
    queue: await getQueueState(),
    worker: await getWorkerState(),
    storage: await measureStorage(),
    versions: { app: readVersion(), node: process.versions.node, postgres: postgres?.version ?? "" },
    mail: { isConfigured: SMTP_URL !== undefined, from: MAIL_FROM ?? null },
    lastBackup: await findLastBackup(),
    nightlyBackup: {
      time: BACKUP_TIME === "off" ? null : BACKUP_TIME,
      folder: backupFolder(),
      lastFailure: await findBackupFailure(),
    },
  };
}

async function findLastBackup(): Promise<string | null> {
  const where = { action: BACKUP_WRITTEN };
  const line = await getDb().auditEvent.findFirst({ where, orderBy: { id: "desc" }, select: { at: true } });
  return line?.at.toISOString() ?? null;
}

async function askDatabase(): Promise<Pick<Health, "database" | "databaseMs">> {
  const started = performance.now();
  try {
    await getDb().$queryRaw`SELECT 1`;
  } catch {
    return { database: "unhealthy", databaseMs: null };
  }
  const databaseMs = Math.round(performance.now() - started);
  return { database: databaseMs < SLOW ? "healthy" : "slow", databaseMs };
}

async function measureStorage(): Promise<Health["storage"]> {
  const { _count, _sum } = await getDb().document.aggregate({ _count: true, _sum: { size: true } });
  const disk = await statfs(dataFolder()).catch(() => null);
  return {
    isWritable: (await listWriteFaults()).length === 0,
    documents: _count,
    bytes: _sum.size ?? 0,
    freeBytes: disk === null || getEnv().S3_ENDPOINT !== undefined ? null : disk.bavail * disk.bsize,
  };
}

let version: string | undefined;

/** Of the checkout that this process was started in. */
function readVersion(): string {
  version ??= (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version;
  return version;
}
