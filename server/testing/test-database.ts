import { rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";

/**
 * Gives every `*.db.test.ts` file a migrated database that no other worker uses, empty before each test. Loaded by
 * vitest ahead of each file, so DATABASE_URL is set before the Prisma client reads it; files that share a process get
 * the same database. Cleaning up by a transaction that is rolled back was refused: code under test opens transactions
 * of its own, and several at once.
 */
const template = process.env.TEST_DATABASE_URL;
if (!template) throw new Error("Database tests need a server: run them with node scripts/test.mjs db [file ...]");

const worker = process.env.VITEST_POOL_ID ?? "0";
const own = new URL(template);
own.pathname = `${own.pathname}_${worker}`;
process.env.DATABASE_URL = own.href;
// Two databases must not share what the data folder remembers of one.
process.env.TEST_DATA_DIR ??= process.env.DATA_DIR ?? "data";
process.env.DATA_DIR = join(process.env.TEST_DATA_DIR, worker);

let client: Client;
let emptyAll = "";

/** Tables of ours and of the queue's jobs. */
const TABLES = `pg_class JOIN pg_namespace n ON n.oid = relnamespace
  WHERE relkind IN ('r', 'p') AND NOT relispartition
    AND (nspname = 'public' AND relname <> '_prisma_migrations' OR nspname = 'pgboss' AND relname LIKE 'job%')`;
/** Deleted rows stay in their files; beyond a megabyte they would mislead the planner of the next test. */
const SWOLLEN = `SELECT string_agg(format('%I.%I', nspname, relname), ', ') AS names FROM ${TABLES}
    AND pg_total_relation_size(pg_class.oid) > 1024 * 1024`;

beforeAll(async () => {
  await createOnce(template, own);
  client = new Client({ connectionString: own.href });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name FROM ${TABLES}`,
  );
  const { rows: counters } = await client.query<{ name: string; start: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, start_value AS start FROM pg_sequences
     WHERE schemaname IN ('public', 'pgboss')`,
  );
  // A hundred times faster than TRUNCATE, which makes new files. What still writes is waited for; rows that refer to
  // each other may go in any order.
  emptyAll = [
    "BEGIN",
    "SET LOCAL session_replication_role = replica",
    `LOCK TABLE ${tables.map(({ name }) => name).join(", ")} IN EXCLUSIVE MODE`,
    ...tables.map(({ name }) => `DELETE FROM ${name}`),
    ...counters.map(({ name, start }) => `SELECT setval('${name}', ${start}, false)`),
    "COMMIT",
  ].join(";\n");
});

beforeEach(async () => {
  vi.useRealTimers();
  await client.query(emptyAll);
  // Not above: the address of the database comes first. What the test before has set counts for five seconds.
  const { forgetSettings } = await import("../settings/get-settings.ts");
  forgetSettings();
  const { rows } = await client.query<{ names: string | null }>(SWOLLEN);
  if (rows[0]?.names) await client.query(`TRUNCATE ${rows[0].names} CASCADE`);
  rmSync(join(process.env.DATA_DIR ?? "data", "audit-head.json"), { force: true });
});

afterAll(async () => {
  await client.end();
});

/** The first file of each worker copies the template; PostgreSQL copies files, which takes a tenth of a second. */
async function createOnce(from: string, to: URL): Promise<void> {
  const server = new URL(from);
  server.pathname = "/postgres";
  const admin = new Client({ connectionString: server.href });
  await admin.connect();
  try {
    const name = to.pathname.slice(1);
    const { rowCount } = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) await admin.query(`CREATE DATABASE "${name}" TEMPLATE "${new URL(from).pathname.slice(1)}"`);
  } finally {
    await admin.end();
  }
}
