import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { getDb, Prisma, type Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { requireEnv, getEnv } from "../env.ts";
import { getStorage } from "../storage/get-storage.ts";
import { StoredObjectMissing } from "../storage/storage.ts";
import { AppError } from "../errors.ts";
import {
  BACKUP_WRITTEN,
  type BackupManifest,
  documentFile,
  manifestFile,
  secretsFile,
  tableFile,
} from "./backup-format.ts";
import { recordAudit } from "./record-audit.ts";
import { requireDocumentKey } from "./require-document-key.ts";

/** Rows fetched at once. */
const BATCH = 500;
/** Milliseconds. A firm of years is read in one transaction, so that all tables are of one moment. */
const SNAPSHOT_TIMEOUT = 6 * 60 * 60 * 1000;
/** A document that is deleted while it is copied makes the snapshot one of another moment: it is taken again. */
const MOST_SNAPSHOTS = 3;

/** What of the queue is still to be done; pg-boss makes the rest of its schema itself. */
const JOBS = { schema: "pgboss", name: "job", where: Prisma.sql`WHERE state < 'completed'` } as const;

type Table = { readonly schema: string; readonly name: string; readonly where: Prisma.Sql };

/**
 * Writes everything that a firm has into a new folder: the database as of one moment, the originals as they lie in the
 * storage (encrypted), and the keys. The product may run meanwhile. The folder has its name only once it is complete.
 * @throws AppError `conflict` when the folder is there already and not empty
 */
export async function writeBackup(folder: string): Promise<BackupManifest> {
  await requireDocumentKey();
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new AppError("conflict", `The folder ${folder} is not empty; name a new one.`);
  const draft = join(dirname(folder), `.${basename(folder)}.${process.pid}.partial`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(draft);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    await getDb().$transaction((tx) =>
      recordAudit(tx, {
        level: "info",
        action: BACKUP_WRITTEN,
        message: `Backup written: ${manifest.documents} documents, ${rowsOf(manifest)} rows`,
      }),
    );
    return manifest;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const rowsOf = ({ tables }: BackupManifest) => tables.reduce((sum, { rows }) => sum + rows, 0);

async function fill(draft: string): Promise<BackupManifest> {
  await writeFile(
    secretsFile(draft),
    JSON.stringify({ documents: requireEnv("DOCUMENT_KEY"), token: getEnv().TOKEN_SECRET ?? null }),
    { mode: 0o600, flush: true },
  );
  const copied = new Map<string, number>();
  // The bulk first, before the moment that the database is taken of: what is copied now cannot be missed by it.
  for await (const { key } of getStorage().list()) await copy(draft, { key, copied });
  for (let attempt = 1; ; attempt += 1) {
    const { keys, ...database } = await writeDatabase(draft);
    const missing: string[] = [];
    for (const key of keys) if (!copied.has(key) && !(await copy(draft, { key, copied }))) missing.push(key);
    if (missing.length > 0 && attempt < MOST_SNAPSHOTS) continue;
    // Lost before the backup, which only keeps what there is; npm run doctor names them.
    for (const key of copied.keys())
      if (!keys.has(key)) {
        await rm(documentFile(draft, key));
        copied.delete(key);
      }
    const bytes = [...copied.values()].reduce((sum, size) => sum + size, 0);
    const manifest: BackupManifest = { format: 1, ...database, documents: copied.size, bytes };
    await writeFile(manifestFile(draft), JSON.stringify(manifest, null, 2), { mode: 0o600, flush: true });
    return manifest;
  }
}

/** @returns false when nothing is stored under the key any more */
async function copy(
  draft: string,
  { key, copied }: { readonly key: string; readonly copied: Map<string, number> },
): Promise<boolean> {
  const file = documentFile(draft, key);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    const out = createWriteStream(file, { mode: 0o600, flush: true });
    await pipeline(await getStorage().get(key), out);
    copied.set(key, out.bytesWritten);
    return true;
  } catch (error) {
    if (!(error instanceof StoredObjectMissing)) throw error;
    await rm(file, { force: true });
    return false;
  }
}

/** Two characters that JSON leaves as they are and a reader of lines takes for ends. */
const asOneLine = (json: string) => json.replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

/** Every table as of one moment, and the storage keys of that moment's documents. */
async function writeDatabase(draft: string) {
  await mkdir(join(draft, "database"), { recursive: true, mode: 0o700 });
  return getDb().$transaction(
    async (tx) => {
      await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
      const madeAt = (await databaseNow(tx)).toISOString();
      const migrations = await tx.$queryRaw<{ name: string }[]>`
        SELECT migration_name AS name FROM "_prisma_migrations"
        WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`;
      const names = await tx.$queryRaw<{ name: string }[]>`
        SELECT tablename AS name FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY tablename`;
      const tables: Table[] = names.map(({ name }) => ({ schema: "public", name, where: Prisma.empty }));
      // The first start makes the queue.
      const queue = await tx.$queryRaw<unknown[]>`SELECT WHERE to_regclass('pgboss.job') IS NOT NULL`;
      if (queue.length > 0) tables.push(JOBS);
      const keys = new Set<string>();
      const written: BackupManifest["tables"] = [];
      for (const table of tables) written.push(await writeTable(tx, { draft, table, keys }));
      return { madeAt, migrations: migrations.map(({ name }) => name), tables: written, keys };
    },
    { isolationLevel: "RepeatableRead", timeout: SNAPSHOT_TIMEOUT },
  );
}

async function writeTable(
  tx: Tx,
  { draft, table, keys }: { readonly draft: string; readonly table: Table; readonly keys: Set<string> },
) {
  const { schema, name, where } = table;
  const file = await open(tableFile(draft, table), "w", 0o600);
  const hash = createHash("sha256");
  let rows = 0;
  try {
    // A cursor, because offsets would walk over the table once for each batch.
    await tx.$executeRaw`DECLARE backup NO SCROLL CURSOR FOR
      SELECT row_to_json(t)::text AS line FROM ${Prisma.raw(`"${schema}"."${name}"`)} t ${where}`;
    for (;;) {
      const batch = await tx.$queryRaw<{ line: string }[]>`FETCH ${Prisma.raw(String(BATCH))} FROM backup`;
      const text = batch.map(({ line }) => `${asOneLine(line)}\n`).join("");
      await file.write(text);
      hash.update(text);
      rows += batch.length;
      if (schema === "public" && name === "Document")
        for (const { line } of batch) keys.add((JSON.parse(line) as { storageKey: string }).storageKey);
      if (batch.length < BATCH) break;
    }
    await tx.$executeRaw`CLOSE backup`;
    await file.sync();
  } finally {
    await file.close();
  }
  return { schema, name, rows, sha256: hash.digest("hex") };
}
