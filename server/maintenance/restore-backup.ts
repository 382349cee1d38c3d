import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { recordAudit } from "../audit/record-audit.ts";
import { auditHeadFile } from "../audit/verify-audit-chain.ts";
import { getDb, Prisma, type Tx } from "../db/client.ts";
import { findDamage } from "../documents/find-damage.ts";
import { adoptDocumentKey } from "../env.ts";
import { AppError } from "../errors.ts";
import { prepareQueues } from "../jobs/queue.ts";
import { dataFolder, spoolFolder } from "../storage/data-folder.ts";
import { getStorage } from "../storage/get-storage.ts";
import { type BackedUpDocument, documentOfLine } from "./backup-document.ts";
import {
  BackupManifest,
  type BackupSecrets,
  type DamagedOriginal,
  documentFile,
  manifestFile,
  secretsFile,
  tableFile,
} from "./backup-format.ts";
import { keepGivenKey, openSecrets, openTable } from "./backup-seal.ts";

/** Rows inserted at once: pages of documents are long. */
const BATCH = 200;
/** Milliseconds. */
const LOAD_TIMEOUT = 6 * 60 * 60 * 1000;

type Options = {
  /** The key of documents that the environment gives; null where the data folder keeps it. */
  readonly givenKey: string | null;
  /** Everything is read and the database loaded, but neither keys nor originals are put anywhere. */
  readonly isRehearsal?: boolean;
};
export type RestoredBackup = { readonly manifest: BackupManifest; readonly damaged: readonly DamagedOriginal[] };

/**
 * Puts a backup back into a deployment that nobody has used yet: keys, originals, then the database in one transaction.
 * Each original is read to its end; a damaged one is named and does not stop it. Broken off, it can be begun again.
 * @throws AppError `conflict` in words for the person at the terminal: there are users already, another version made the
 *   backup, a file of it is damaged, or the environment gives another key
 */
export async function restoreBackup(
  folder: string,
  { givenKey, isRehearsal = false }: Options,
): Promise<RestoredBackup> {
  const manifest = await readManifest(folder);
  const secrets = await openSecrets(await readFile(secretsFile(folder)));
  if (givenKey !== null && givenKey !== secrets.documents)
    throw new AppError("conflict", "DOCUMENT_KEY is not the key this backup was made with. Set it to that key.");
  await requireEmpty();
  await requireSameMigrations(manifest);
  for (const table of manifest.tables) await requireIntact(folder, table);
  if (givenKey === null && !isRehearsal) await keepSecrets(secrets);
  if (!isRehearsal) await keepGivenKey();
  adoptDocumentKey(secrets.documents);
  const backup: Backup = { folder, manifest, tablesKey: secrets.tables };
  const damaged: DamagedOriginal[] = [];
  for await (const line of linesOf(backup, { schema: "public", name: "Document" })) {
    const reason = await restoreOriginal(folder, { document: documentOfLine(line), isRehearsal });
    if (reason !== null) damaged.push({ ...nameOf(line), reason });
  }
  await prepareQueues();
  await getDb().$transaction((tx) => load(tx, backup), { timeout: LOAD_TIMEOUT });
  await rm(dataFolder("golden-ticket.txt"), { force: true });
  // What is remembered of the log that was here before says nothing about the restored one.
  await rm(auditHeadFile(), { force: true });
  return { manifest, damaged };
}

async function readManifest(folder: string): Promise<BackupManifest> {
  if (!existsSync(manifestFile(folder)))
    throw new AppError("conflict", `${folder} is not a backup: it has no manifest.json.`);
  const parsed = BackupManifest.safeParse(JSON.parse(await readFile(manifestFile(folder), "utf8")));
  if (!parsed.success) throw new AppError("conflict", `The manifest of ${folder} cannot be read by this version.`);
  return parsed.data;
}

async function requireEmpty(): Promise<void> {
  const db = getDb();
  if ((await db.user.count()) + (await db.case.count()) + (await db.document.count()) > 0)
    throw new AppError(
      "conflict",
      "There are already users or cases here. Restore into a new data folder or database.",
    );
}

async function requireSameMigrations({ migrations }: BackupManifest): Promise<void> {
  const rows = await getDb().$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM "_prisma_migrations"
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`;
  if (rows.map(({ name }) => name).join() !== migrations.join())
    throw new AppError(
      "conflict",
      `Another version made this backup (its last migration is ${migrations.at(-1) ?? "none"}). Restore it with that version and update afterward.`,
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

type Backup = { readonly folder: string; readonly manifest: BackupManifest; readonly tablesKey: string };

function nameOf(line: string): Omit<DamagedOriginal, "reason"> {
  const { id, fileName } = documentOfLine(line);
  return { documentId: id, fileName };
}

/** @returns null, or why the file in the backup is not what was uploaded; then it is put back as it is */
async function restoreOriginal(
  folder: string,
  { document, isRehearsal }: { readonly document: BackedUpDocument; readonly isRehearsal: boolean },
): Promise<string | null> {
  const key = document.storageKey;
  const file = documentFile(folder, key);
  if (!existsSync(file)) return "it is missing from the backup";
  const damage = await findDamage(document, createReadStream(file));
  if (isRehearsal) return damage;
  await mkdir(spoolFolder(), { recursive: true, mode: 0o700 });
  const spooled = join(spoolFolder(), `${key}.restore`);
  await pipeline(createReadStream(file), createWriteStream(spooled, { mode: 0o600 }));
  await getStorage().put(key, spooled);
  return damage;
}

async function* linesOf(
  { folder, manifest, tablesKey }: Backup,
  { schema, name }: { readonly schema: string; readonly name: string },
): AsyncGenerator<string> {
  const table = manifest.tables.find((each) => each.schema === schema && each.name === name);
  if (table === undefined) return;
  const sealed = Readable.toWeb(createReadStream(tableFile(folder, table))) as ReadableStream<Uint8Array>;
  const plain = await openTable(tablesKey, sealed);
  const input = Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0]);
  yield* createInterface({ input, crlfDelay: Infinity });
}

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

/** All in one transaction, and without the foreign keys meanwhile: tables refer to each other in circles. */
async function load(tx: Tx, backup: Backup) {
  const { manifest } = backup;
  await tx.$executeRaw`SET LOCAL statement_timeout = 0`;
  const keys = await tx.$queryRaw<ForeignKey[]>`
    SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;
  for (const { table, name } of keys)
    await tx.$executeRaw`ALTER TABLE ${Prisma.raw(table)} DROP CONSTRAINT ${Prisma.raw(`"${name}"`)}`;
  const own = manifest.tables.filter(({ schema }) => schema === "public").map(({ name }) => `"${name}"`);
  await tx.$executeRaw`TRUNCATE ${Prisma.raw(own.join(", "))}`;
  for (const table of manifest.tables) await loadTable(tx, { backup, table });
  for (const { table, name, definition } of keys)
    await tx.$executeRaw`ALTER TABLE ${Prisma.raw(table)} ADD CONSTRAINT ${Prisma.raw(`"${name}" ${definition}`)}`;
  await tx.$executeRaw`
    SELECT setval(pg_get_serial_sequence('"AuditEvent"', 'id'), coalesce((SELECT max(id) FROM "AuditEvent"), 0) + 1, false)`;
  const message = `Backup of ${manifest.madeAt} restored: ${manifest.documents} documents`;
  await recordAudit(tx, { level: "warning", action: "backup.restore", message });
}

async function loadTable(
  tx: Tx,
  { backup, table }: { readonly backup: Backup; readonly table: BackupManifest["tables"][number] },
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
  for await (const line of linesOf(backup, table)) {
    lines.push(line);
    if (lines.length === BATCH) {
      await insert(lines);
      lines = [];
    }
  }
  if (lines.length > 0) await insert(lines);
}
