import { rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach } from "vitest";

/**
 * Gives every `*.db.test.ts` file a migrated database that no other worker uses, empty before each test. Loaded by
 * vitest ahead of the file, so DATABASE_URL is set before the Prisma client reads it. Cleaning up by a transaction
 * that is rolled back was refused: code under test opens transactions of its own, and several at once.
 */
const template = process.env.TEST_DATABASE_URL;
if (!template) throw new Error("Database tests need a server: run them with node scripts/test.mjs db [file ...]");

const own = new URL(template);
own.pathname = `${own.pathname}_${process.env.VITEST_POOL_ID ?? "0"}`;
process.env.DATABASE_URL = own.href;
// Two databases must not share what the data folder remembers of one.
process.env.DATA_DIR = join(process.env.DATA_DIR ?? "data", process.env.VITEST_POOL_ID ?? "0");

let client: Client;
let emptyAll = "";

beforeAll(async () => {
  await createOnce(template, own);
  client = new Client({ connectionString: own.href });
  await client.connect();
  const { rows } = await client.query<{ tables: string | null }>(
    `SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS tables FROM pg_tables
     WHERE (schemaname = 'public' AND tablename <> '_prisma_migrations')
        OR (schemaname = 'pgboss' AND tablename LIKE 'job%')`,
  );
  if (rows[0]?.tables) emptyAll = `TRUNCATE ${rows[0].tables} RESTART IDENTITY CASCADE`;
});

beforeEach(async () => {
  if (emptyAll) await client.query(emptyAll);
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
