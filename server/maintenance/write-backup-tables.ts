import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { getDb, Prisma, type Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { type BackedUpDocument, documentOfLine } from "./backup-document.ts";
import { type BackupManifest, tableFile } from "./backup-format.ts";
import { sealTable } from "./backup-seal.ts";

/** Rows fetched at once. */
const BATCH = 500;
/** Milliseconds. A firm of years is read in one transaction, so that all tables are of one moment. */
const SNAPSHOT_TIMEOUT = 6 * 60 * 60 * 1000;

/** What of the queue is still to be done; pg-boss makes the rest of its schema itself. */
const JOBS = { schema: "pgboss", name: "job", where: Prisma.sql`WHERE state < 'completed'` } as const;

type Table = { readonly schema: string; readonly name: string; readonly where: Prisma.Sql };
type Target = { readonly draft: string; readonly tablesKey: string; readonly signal: AbortSignal };

/** Every table as of one moment, sealed, and that moment's documents. */
export async function writeBackupTables(target: Target) {
  await mkdir(join(target.draft, "database"), { recursive: true, mode: 0o700 });
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
      const documents: BackedUpDocument[] = [];
      const written: BackupManifest["tables"] = [];
      for (const table of tables) written.push(await writeTable(tx, { ...target, table, documents }));
      return { madeAt, migrations: migrations.map(({ name }) => name), tables: written, documents };
    },
    { isolationLevel: "RepeatableRead", timeout: SNAPSHOT_TIMEOUT },
  );
}

async function writeTable(
  tx: Tx,
  {
    draft,
    tablesKey,
    signal,
    table,
    documents,
  }: Target & { readonly table: Table; readonly documents: BackedUpDocument[] },
) {
  const { schema, name } = table;
  const hash = createHash("sha256");
  let rows = 0;
  async function* plain(): AsyncGenerator<Uint8Array> {
    for await (const lines of batchesOf(tx, table)) {
      rows += lines.length;
      if (schema === "public" && name === "Document") documents.push(...lines.map(documentOfLine));
      yield Buffer.from(lines.map((line) => `${asOneLine(line)}\n`).join(""));
    }
  }
  const sealed = await sealTable(
    tablesKey,
    Readable.toWeb(Readable.from(plain(), { objectMode: false })) as ReadableStream<Uint8Array>,
  );
  await pipeline(
    Readable.fromWeb(sealed as Parameters<typeof Readable.fromWeb>[0]),
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(tableFile(draft, table), { mode: 0o600, flush: true }),
    { signal },
  );
  return { schema, name, rows, sha256: hash.digest("hex") };
}

/** Two characters that JSON leaves as they are and a reader of lines takes for ends. */
const asOneLine = (json: string) => json.replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");

/** By a cursor, because offsets would walk over the table once for each batch. */
async function* batchesOf(tx: Tx, { schema, name, where }: Table): AsyncGenerator<string[]> {
  await tx.$executeRaw`DECLARE backup NO SCROLL CURSOR FOR
    SELECT row_to_json(t)::text AS line FROM ${Prisma.raw(`"${schema}"."${name}"`)} t ${where}`;
  for (;;) {
    const batch = await tx.$queryRaw<{ line: string }[]>`FETCH ${Prisma.raw(String(BATCH))} FROM backup`;
    if (batch.length > 0) yield batch.map(({ line }) => line);
    if (batch.length < BATCH) break;
  }
  await tx.$executeRaw`CLOSE backup`;
}
