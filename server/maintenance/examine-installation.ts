import { readdirSync } from "node:fs";
import { stat, statfs } from "node:fs/promises";
import { verifyAuditChain } from "../audit/verify-audit-chain.ts";
import { type Document, getDb } from "../db/client.ts";
import { findDamage } from "../documents/find-damage.ts";
import { getEnv } from "../env.ts";
import { getQueueState } from "../jobs/queue-state.ts";
import { dataFolder } from "../storage/data-folder.ts";
import { getStorage } from "../storage/get-storage.ts";
import { requireDocumentKey } from "../storage/require-document-key.ts";
import { BACKUP_WRITTEN } from "./backup-format.ts";
import { bad, ok, warn } from "./diagnosis.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { examineIsolation } from "./examine-isolation.ts";
import { findBackupFailure } from "./find-backup-failure.ts";
import { listWriteFaults } from "./list-write-faults.ts";

/** `sample` reads only so many documents, picked at random; absent: all of them. */
type Options = { readonly sample?: number };

const BATCH = 200;
const DAY = 24 * 60 * 60 * 1000;
/** Milliseconds. */
const ANSWER_TIMEOUT = 10_000;
/** A free worker takes a job within seconds. Seconds. */
const WAITS_TOO_LONG = 10 * 60;
/** Ten of the largest files. Bytes. */
const LITTLE_ROOM = 10 * 52_428_800;
/** Named one by one up to here; after that only counted. */
const NAMED = 20;

/**
 * Examines the installation from the database to the last stored byte, and says each finding as soon as it is known.
 * It changes nothing but the remembered state of the audit chain. A check that itself fails is an error, not an end.
 */
export async function* examineInstallation(options: Options = {}): AsyncGenerator<Diagnosis> {
  const isReachable = yield* attempt("The database", examineDatabase);
  if (isReachable) {
    yield* attempt("The migrations", examineMigrations);
    yield* attempt("The database's roles", examineRoles);
    const isRightKey = yield* attempt("The documents", examineDocumentKey);
    if (isRightKey) {
      yield* attempt("The documents", () => examineDocuments(options));
      yield* attempt("The audit log", examineAuditChain);
    }
    yield* attempt("The stored files", examineOrphans);
    yield* attempt("The queue", examineQueue);
    yield* attempt("The worker", examineIsolation);
    yield* attempt("The backups", examineBackups);
  }
  yield* attempt("The data folder", examineFolders);
  yield* attempt("The settings", examineEnvironment);
  yield* attempt("The model", examineModel);
}

async function* attempt(what: string, examine: () => AsyncGenerator<Diagnosis>): AsyncGenerator<Diagnosis, boolean> {
  try {
    yield* examine();
    return true;
  } catch (error) {
    yield bad(`${what} cannot be examined: ${error instanceof Error ? firstLine(error.message) : String(error)}`);
    return false;
  }
}

/** Prisma begins its messages with where in the code it was. */
const firstLine = (text: string) => text.trim().split("\n").at(-1) ?? "";

async function* examineDatabase(): AsyncGenerator<Diagnosis> {
  const [row] = await getDb().$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`;
  yield ok(`The database responds (PostgreSQL ${row?.version ?? "?"})`);
}

async function* examineMigrations(): AsyncGenerator<Diagnosis> {
  const rows = await getDb().$queryRaw<{ name: string }[]>`
    SELECT migration_name AS name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
  const applied = new Set(rows.map(({ name }) => name));
  const known = readdirSync("prisma/migrations", { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const missing = known.filter((name) => !applied.has(name));
  const newer = [...applied].filter((name) => !known.includes(name));
  if (missing.length > 0) yield bad(`Migrations not applied: ${missing.join(", ")}. Start with npm start`);
  if (newer.length > 0) yield bad(`The database was migrated by newer code: ${newer.join(", ")}`);
  if (missing.length + newer.length === 0) yield ok(`All ${known.length} migrations are applied`);
}

/** Web and worker serve as a role that can only add to the audit log; its name is that of scripts/database/application-role.mjs. */
async function* examineRoles(): AsyncGenerator<Diagnosis> {
  const { DATABASE_APP_URL } = getEnv();
  const given = DATABASE_APP_URL === undefined ? null : decodeURIComponent(new URL(DATABASE_APP_URL).username);
  const rows = await getDb().$queryRaw<{ mayChange: boolean }[]>`
    SELECT has_table_privilege(rolname, '"AuditEvent"', 'UPDATE, DELETE, TRUNCATE') AS "mayChange" FROM pg_roles
    WHERE rolname = coalesce(${given}, left(current_database(), 59) || '_app')`;
  yield rows[0]?.mayChange === false
    ? ok("Web and worker can add to the audit log but not change it")
    : warn(
        "Web and worker run as the database owner, who can change the audit log: start once, or set DATABASE_APP_URL",
      );
}

/** Under another key each of them would look damaged. */
async function* examineDocumentKey(): AsyncGenerator<Diagnosis> {
  await requireDocumentKey();
  yield ok("The document key matches the stored documents");
}

/** Each document must decrypt and be the bytes that were uploaded. */
async function* examineDocuments({ sample }: Options): AsyncGenerator<Diagnosis> {
  let read = 0;
  let faults = 0;
  for await (const document of documentsToRead(sample)) {
    const fault = await findFault(document);
    read += 1;
    if (fault === null) continue;
    faults += 1;
    if (faults <= NAMED) yield bad(`Document ${document.id}: ${fault}`);
  }
  if (faults > NAMED) yield bad(`${faults - NAMED} more documents cannot be read`);
  const scope = sample === undefined ? `All ${read} documents` : `Documents picked at random (${read})`;
  if (faults === 0) yield ok(`${scope} decrypt and match their SHA-256`);
}

type Stored = Pick<Document, "id" | "storageKey" | "wrappedKey" | "sha256" | "size">;

async function* documentsToRead(sample: number | undefined): AsyncGenerator<Stored> {
  const db = getDb();
  if (sample !== undefined) {
    yield* await db.$queryRaw<Stored[]>`
      SELECT id, "storageKey", "wrappedKey", sha256, size FROM "Document" ORDER BY random() LIMIT ${sample}`;
    return;
  }
  let after: string | null = null;
  for (;;) {
    const batch: Stored[] = await db.document.findMany({
      where: after === null ? {} : { id: { gt: after } },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true, storageKey: true, wrappedKey: true, sha256: true, size: true },
    });
    yield* batch;
    const last = batch.at(-1);
    if (last === undefined || batch.length < BATCH) return;
    after = last.id;
  }
}

async function findFault(document: Stored): Promise<string | null> {
  const damage = await getStorage()
    .get(document.storageKey)
    .then(
      (sealed) => findDamage(document, sealed),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  if (damage === null) return null;
  // Deleted between the list and the look: nothing is wrong.
  const isThere = await getDb().document.count({ where: { id: document.id, storageKey: document.storageKey } });
  return isThere === 0 ? null : damage;
}

/** Bytes without a row. A young one may be an upload whose row is on its way; the hourly purge takes the old ones. */
async function* examineOrphans(): AsyncGenerator<Diagnosis> {
  let [young, old] = [0, 0];
  let batch: { key: string; putAt: Date }[] = [];
  const count = async () => {
    const rows = await getDb().document.findMany({
      where: { storageKey: { in: batch.map(({ key }) => key) } },
      select: { storageKey: true },
    });
    const known = new Set(rows.map(({ storageKey }) => storageKey));
    for (const { key, putAt } of batch)
      if (!known.has(key)) {
        if (Date.now() - putAt.getTime() > 2 * DAY) old += 1;
        else young += 1;
      }
    batch = [];
  };
  for await (const entry of getStorage().list()) {
    batch.push(entry);
    if (batch.length === BATCH) await count();
  }
  await count();
  if (old > 0)
    yield warn(`${old} stored files belong to no document and are over two days old: the purge is not running`);
  else if (young > 0) yield ok(`${young} stored files are waiting for the purge`);
  else yield ok("Every stored file belongs to a document");
}

async function* examineAuditChain(): AsyncGenerator<Diagnosis> {
  const { lines, isKeyed, brokenLine } = await verifyAuditChain({ whole: true });
  yield brokenLine === null
    ? ok(`The audit log is intact (${lines} lines)`)
    : bad(`The audit log is broken at line ${brokenLine} (${lines} lines before it are in order)`);
  if (lines > 0 && !isKeyed)
    yield warn("No line of the audit log is keyed yet: the first new line will secure the earlier ones");
}

async function* examineQueue(): AsyncGenerator<Diagnosis> {
  const { waiting, running, oldestWaiting } = await getQueueState();
  if ((oldestWaiting ?? 0) > WAITS_TOO_LONG)
    yield warn(
      `No worker is taking jobs: ${waiting} waiting, the oldest for ${Math.round((oldestWaiting ?? 0) / 60)} min`,
    );
  else yield ok(`${waiting} jobs waiting, ${running} running`);
  const [stuck] = await getDb().$queryRaw<{ documents: number; analyses: number }[]>`
    SELECT
      (SELECT count(*)::int FROM "Document" d WHERE d.status IN ('uploaded', 'processing')
        AND d."uploadedAt" < now() AT TIME ZONE 'UTC' - interval '1 hour' AND NOT EXISTS (
          SELECT 1 FROM pgboss.job j WHERE j.data->>'documentId' = d.id::text AND j.state IN ('created', 'retry', 'active')))
        AS documents,
      (SELECT count(*)::int FROM "Analysis" a WHERE a.status = 'Processing'
        AND a."createdAt" < now() AT TIME ZONE 'UTC' - interval '1 hour' AND NOT EXISTS (
          SELECT 1 FROM pgboss.job j WHERE j.data->>'analysisId' = a.id::text AND j.state IN ('created', 'retry', 'active')))
        AS analyses`;
  const { documents = 0, analyses = 0 } = stuck ?? {};
  if (documents > 0) yield bad(`Partly read documents without a job: ${documents}`);
  if (analyses > 0) yield bad(`Unfinished analyses without a job: ${analyses}`);
}

async function* examineBackups(): AsyncGenerator<Diagnosis> {
  const failure = await findBackupFailure();
  if (failure !== null) yield bad(failure);
  const last = await getDb().auditEvent.findFirst({
    where: { action: BACKUP_WRITTEN },
    orderBy: { id: "desc" },
    select: { at: true },
  });
  if (last === null) yield warn("No backup yet. npm run backup makes one, and the worker makes one each night");
  else if (Date.now() - last.at.getTime() > 2 * DAY)
    yield warn(`The last backup was made ${last.at.toISOString().slice(0, 10)}: see BACKUP_TIME`);
  else if (failure === null) yield ok("The last backup is complete and less than two days old");
}

async function* examineFolders(): AsyncGenerator<Diagnosis> {
  const faults = await listWriteFaults();
  for (const { text, cause } of faults)
    yield bad(`${text.replace(/\.$/, "")} (${cause instanceof Error ? firstLine(cause.message) : String(cause)})`);
  if (faults.length === 0) yield ok("Documents can be stored");
  const disk = await statfs(dataFolder()).catch(() => null);
  const free = disk === null ? Infinity : disk.bavail * disk.bsize;
  if (free < LITTLE_ROOM)
    yield warn(`Only ${Math.floor(free / (1024 * 1024))} MB are left on the disk of ${dataFolder()}`);
  let isPrivate = true;
  for (const name of [".", "secrets", "documents", "golden-ticket.txt"]) {
    const found = await stat(dataFolder(name)).catch(() => null);
    if (found === null || (found.mode & 0o077) === 0 || process.platform === "win32") continue;
    isPrivate = false;
    const mode = (found.mode & 0o777).toString(8);
    // The folder itself may be the user's own; what lies in it is ours and private.
    yield (name === "." ? warn : bad)(
      `Other accounts on this machine can read ${dataFolder(name)} (mode ${mode}): chmod go-rwx`,
    );
  }
  if (isPrivate) yield ok("No other account on this machine can read the data folder");
}

async function* examineEnvironment(): AsyncGenerator<Diagnosis> {
  const { APP_URL, HOST, SSO_ISSUER, SMTP_URL } = getEnv();
  const isLocal = ["127.0.0.1", "localhost", "::1"].includes(HOST);
  if (APP_URL === undefined && !isLocal)
    yield warn("APP_URL is not set, but others can reach this server: links in emails will point to this machine");
  else if (APP_URL?.startsWith("http:") && !/^http:\/\/(localhost|127\.|\[::1\])/.test(APP_URL))
    yield warn("APP_URL is not https: passwords and documents travel unencrypted");
  else yield ok("APP_URL is set correctly");
  if (SSO_ISSUER !== undefined) {
    if (APP_URL === undefined) yield bad("Single sign-on needs APP_URL: the identity provider sends people back to it");
    const answer = await ask(`${SSO_ISSUER.replace(/\/$/, "")}/.well-known/openid-configuration`);
    yield answer === null
      ? ok("The identity provider responds")
      : bad(`The identity provider does not respond: ${answer}`);
  }
  yield SMTP_URL === undefined
    ? warn("SMTP_URL is not set: reset emails are only printed in the log")
    : ok("Mail is configured");
}

async function* examineModel(): AsyncGenerator<Diagnosis> {
  const { OPENAI_BASE_URL, OPENAI_API_KEY } = getEnv();
  if (OPENAI_BASE_URL === undefined) {
    yield ok("No model is configured: analyses use rules only");
    return;
  }
  const answer = await ask(`${OPENAI_BASE_URL.replace(/\/$/, "")}/models`, OPENAI_API_KEY);
  yield answer === null ? ok("The model's server responds") : warn(`The model's server does not respond: ${answer}`);
}

/** Null when the address answers well; else why not. */
async function ask(url: string, key?: string): Promise<string | null> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
      redirect: "manual",
      headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
