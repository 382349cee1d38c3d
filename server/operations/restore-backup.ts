import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pipeline } from "node:stream/promises";
import { getDb, Prisma, type Tx } from "../db/client.ts";
import { adoptDocumentKey } from "../env.ts";
import { AppError } from "../errors.ts";
import { prepareQueues } from "../jobs/queue.ts";
import { dataFolder, spoolFolder } from "../storage/data-folder.ts";
import { getStorage } from "../storage/get-storage.ts";
import { BackupManifest, BackupSecrets, documentFile, manifestFile, secretsFile, tableFile } from "./backup-format.ts";
import { recordAudit } from "./record-audit.ts";
import { auditHeadFile } from "./verify-audit-chain.ts";

/** Rows inserted at once: pages of documents are long. */
const BATCH = 200;
/** Milliseconds. */
const LOAD_TIMEOUT = 6 * 60 * 60 * 1000;

type Options = {
  /** The key of documents that the environment gives; null where the data folder keeps it. */
  readonly givenKey: string | null;
};

/**
 * Puts a backup back into a deployment that nobody has used yet: keys, originals, then the database in one transaction.
 * Broken off, it can be begun again.
 * @throws AppError `conflict` in words for the person at the terminal: there are users already, another version made the
 *   backup, a file of it is damaged, or the environment gives another key
 */
export async function restoreBackup(folder: string, { givenKey }: Options): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  const secrets = BackupSecrets.parse(JSON.parse(await readFile(secretsFile(folder), "utf8")));
  if (givenKey !== null && givenKey !== secrets.documents)
    throw new AppError("conflict", "DOCUMENT_KEY is not the key that this backup was made under; set it to that one.");
  await requireEmpty();
  await requireSameMigrations(manifest);
  for (const table of manifest.tables) await requireIntact(folder, table);
  if (givenKey === null) await keepSecrets(secrets);
  adoptDocumentKey(secrets.documents);
  await storeOriginals(folder, manifest);
  await prepareQueues();
  await getDb().$transaction((tx) => load(tx, { folder, manifest }), { timeout: LOAD_TIMEOUT });
  await rm(dataFolder("golden-ticket.txt"), { force: true });
  // What is remembered of the log that was here before says nothing about the restored one.
  await rm(auditHeadFile(), { force: true });
  return manifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
  if (!existsSync(manifestFile(folder)))
    throw new AppError("conflict", `${folder} is no backup: it has no manifest.json.`);
  const parsed = BackupManifest.safeParse(JSON.parse(await readFile(manifestFile(folder), "utf8")));
  if (!parsed.success) throw new AppError("conflict", `The manifest of ${folder} cannot be read by this version.`);
  return parsed.data;
}

async function requireEmpty(): Promise<void> {
  const db = getDb();
  if ((await db.user.count()) + (await db.case.count()) + (await db.document.count()) > 0)
    throw new AppError(
      "conflict",
      "There are users or cases here already; restore into a new data folder or database.",
    );
}

async function requireSameMigrations({ migrations }: BackupManifest): Promise<void> {
  const rows = await getDb().$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM "_prisma_migrations"
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`;
  if (rows.map(({ name }) => name).join() !== migrations.join())
    throw new AppError(
      "conflict",
      `Another version made this backup (its last migration is ${migrations.at(-1) ?? "none"}); restore it with that version and update afterwards.`,
    );
}

async function requireIntact(folder: string, table: BackupManifest["tables"][number]): Promise<void> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(tableFile(folder, table)), hash).catch(() => {});
  if (hash.digest("hex") !== table.sha256)
    throw new AppError("conflict", `The part ${table.schema}.${table.name} of the backup is damaged or missing.`);
}

/** The database's own password stays: the embedded one here was made with it. */
async function keepSecrets({ documents, token }: BackupSecrets): Promise<void> {
  await mkdir(dataFolder("secrets"), { recursive: true, mode: 0o700 });
  for (const [name, value] of Object.entries({ documents, token }))
    if (value !== null) await writeFile(dataFolder("secrets", name), `${value}\n`, { mode: 0o600, flush: true });
}

async function storeOriginals(folder: string, { documents }: BackupManifest): Promise<void> {
  await mkdir(spoolFolder(), { recursive: true, mode: 0o700 });
  let stored = 0;
  for (const entry of await readdir(join(folder, "documents"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  ))
    if (entry.isFile()) {
      const spooled = join(spoolFolder(), `${entry.name}.restore`);
      await pipeline(createReadStream(documentFile(folder, entry.name)), createWriteStream(spooled, { mode: 0o600 }));
      await getStorage().put(entry.name, spooled);
      stored += 1;
    }
  if (stored !== documents)
    throw new AppError("conflict", `The backup lacks originals: ${documents} are named, ${stored} are there.`);
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

/** All in one transaction, and without the foreign keys meanwhile: tables refer to each other in circles. */
async function load(tx: Tx, { folder, manifest }: { readonly folder: string; readonly manifest: BackupManifest }) {
  await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
  const keys = await tx.$queryRaw<ForeignKey[]>`
    SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;
  for (const { table, name } of keys)
    await tx.$executeRaw`ALTER TABLE ${Prisma.raw(table)} DROP CONSTRAINT ${Prisma.raw(`"${name}"`)}`;
  const own = manifest.tables.filter(({ schema }) => schema === "public").map(({ name }) => `"${name}"`);
  await tx.$executeRaw`TRUNCATE ${Prisma.raw(own.join(", "))}`;
  for (const table of manifest.tables) await loadTable(tx, { folder, table });
  for (const { table, name, definition } of keys)
    await tx.$executeRaw`ALTER TABLE ${Prisma.raw(table)} ADD CONSTRAINT ${Prisma.raw(`"${name}" ${definition}`)}`;
  await tx.$executeRaw`
    SELECT setval(pg_get_serial_sequence('"AuditEvent"', 'id'), coalesce((SELECT max(id) FROM "AuditEvent"), 0) + 1, false)`;
  const message = `Backup of ${manifest.madeAt} restored: ${manifest.documents} documents`;
  await recordAudit(tx, { level: "warning", action: "backup.restore", message });
}

async function loadTable(
  tx: Tx,
  { folder, table }: { readonly folder: string; readonly table: BackupManifest["tables"][number] },
) {
  const { schema, name } = table;
  const columns = await tx.$queryRaw<{ name: string }[]>`
    SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = ${schema} AND table_name = ${name} AND is_generated = 'NEVER' ORDER BY ordinal_position`;
  const list = Prisma.raw(columns.map((column) => `"${column.name}"`).join(", "));
  const target = Prisma.raw(`"${schema}"."${name}"`);
  const insert = (lines: readonly string[]) =>
    tx.$executeRaw`INSERT INTO ${target} (${list})
      SELECT ${list} FROM json_populate_recordset(NULL::${target}, ${`[${lines.join(",")}]`}::json)`;
  let lines: string[] = [];
  for await (const line of createInterface({
    input: createReadStream(tableFile(folder, table)),
    crlfDelay: Infinity,
  })) {
    lines.push(line);
    if (lines.length === BATCH) {
      await insert(lines);
      lines = [];
    }
  }
  if (lines.length > 0) await insert(lines);
}
