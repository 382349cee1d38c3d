import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PlainFailure } from "../lib/fail.mjs";
import { inRoot } from "../lib/paths.mjs";
import { sleep } from "../lib/processes.mjs";

/** The advisory lock that Prisma's own `migrate deploy` takes, so that the two cannot run at once. */
const LOCK = 72707369;

/** Prisma's table, column for column: its own tools go on understanding a database that this runner migrated. */
const TABLE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Brings a database to the newest migration of this code; each migration is one transaction. Prisma's own command is
 * not used because its engine is a download that a closed network cannot make.
 * @param {object} options
 * @param {string} options.url of the database
 * @param {string} [options.folder] of the migrations
 * @returns {Promise<string[]>} the names applied now
 * @throws {PlainFailure} not reachable, a migration that failed, or a database that newer code has migrated
 */
export async function migrate({ url, folder = inRoot("prisma", "migrations") }) {
  const client = await connect(url);
  try {
    const { rows } = await client.query("SELECT pg_try_advisory_lock($1) AS free", [LOCK]);
    if (!rows[0].free) {
      console.log("Waiting for another start, which is migrating the same database ...");
      await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    }
    return await applyMissing(client, listMigrations(folder));
  } finally {
    await client.end().catch(() => {});
  }
}

/** A database that recovers, or hangs for a moment, is waited for so long; milliseconds. */
const PATIENCE = 5 * 60_000;
const AGAIN_AFTER = 1_000;

/**
 * Connects, and waits for a database that is there but not ready: one that starts, recovers or does not answer.
 * @param {string} url
 * @returns {Promise<import("pg").Client>}
 * @throws {PlainFailure} not reachable
 */
export async function connect(url) {
  const { hostname, port, pathname } = new URL(url);
  const database = `the database ${pathname.slice(1)} at ${hostname}:${port || 5432}`;
  const until = Date.now() + PATIENCE;
  for (let isTold = false; ; isTold = true) {
    const { client, error } = await tryToConnect(url);
    if (client) return client;
    const reason = error.message || error.code || "no answer";
    const isThere = error.code === "57P03" || /timeout/i.test(reason);
    if (!isThere || Date.now() > until) {
      throw new PlainFailure(
        `${database.replace("the", "The")} cannot be reached (${reason}). Start it or correct DATABASE_URL.`,
      );
    }
    if (!isTold) console.log(`Waiting for ${database} (${reason}) ...`);
    await sleep(AGAIN_AFTER);
  }
}

async function tryToConnect(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return { client };
  } catch (error) {
    await client.end().catch(() => {});
    return { error };
  }
}

/**
 * @param {string} folder
 * @returns {{ name: string, sql: string, checksum: string }[]} in the order in which they apply
 */
export function listMigrations(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const bytes = readFileSync(join(folder, name, "migration.sql"));
      return { name, sql: bytes.toString("utf8"), checksum: createHash("sha256").update(bytes).digest("hex") };
    });
}

/**
 * @param {import("pg").Client} client
 * @param {{ name: string, sql: string, checksum: string }[]} migrations
 */
async function applyMissing(client, migrations) {
  await client.query(TABLE);
  const { rows } = await client.query(
    `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
     FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
  );
  const unfinished = rows.find((row) => !row.finished);
  if (unfinished) {
    throw new PlainFailure(
      `The migration ${unfinished.name} stopped halfway in this database. Restore a backup, or fix it by hand and mark its row as rolled back.`,
    );
  }
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const unknown = rows.find((row) => !known.has(row.name));
  if (unknown) {
    throw new PlainFailure(
      `The database is newer than this code (it has the migration ${unknown.name}). Start the newer version or restore an older backup.`,
    );
  }
  for (const row of rows) {
    if (known.get(row.name).checksum !== row.checksum) {
      console.error(`The migration ${row.name} was changed after it was applied to this database.`);
    }
  }
  const applied = new Set(rows.map((row) => row.name));
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) await apply(client, migration);
  return missing.map((migration) => migration.name);
}

/**
 * @param {import("pg").Client} client
 * @param {{ name: string, sql: string, checksum: string }} migration
 */
async function apply(client, { name, sql, checksum }) {
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, applied_steps_count)
       VALUES ($1, $2, now(), $3, 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw new PlainFailure(`The migration ${name} failed and changed nothing: ${error.message}.`);
  }
}
