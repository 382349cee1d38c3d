import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeEach, expect, test } from "vitest";
import { migrate } from "./migrate.mjs";
import { sqlFromMigrationsToSchema } from "./schema-engine.mjs";

const at = (database: string) => {
  const url = new URL(process.env.DATABASE_URL ?? "");
  url.pathname = `/${database}`;
  return url.href;
};
const database = `migrate_${process.pid}`;
const url = at(database);

async function query(sql: string, where = url) {
  const client = new Client({ connectionString: where });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeEach(async () => {
  await query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`, at("postgres"));
  await query(`CREATE DATABASE "${database}"`, at("postgres"));
});
afterAll(() => query(`DROP DATABASE IF EXISTS "${database}" WITH (FORCE)`, at("postgres")));

function migrations(...steps: (readonly [name: string, sql: string])[]): string {
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  for (const [name, sql] of steps) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "migration.sql"), sql);
  }
  return folder;
}

test("the migrations lead to exactly prisma/schema.prisma", async () => {
  expect(await sqlFromMigrationsToSchema({ url: at("postgres") })).toBeNull();
});

test("a schema that no migration leads to is noticed", async () => {
  const folder = migrations(["1_init", "CREATE TABLE extra (id int PRIMARY KEY)"]);
  expect(await sqlFromMigrationsToSchema({ url: at("postgres"), folder })).toContain('DROP TABLE "extra"');
});

test("two starts at once apply each migration once", async () => {
  const folder = migrations(
    ["1_first", "CREATE TABLE a (n int); SELECT pg_sleep(0.2)"],
    ["2_second", "INSERT INTO a VALUES (1)"],
  );
  const applied = await Promise.all([migrate({ url, folder }), migrate({ url, folder })]);
  expect(applied.flat().sort()).toEqual(["1_first", "2_second"]);
  expect(await query("SELECT n FROM a")).toEqual([{ n: 1 }]);
  expect(await migrate({ url, folder })).toEqual([]);
});

test("a migration that fails changes nothing, stops the later ones and can be tried again", async () => {
  const broken = migrations(
    ["1_first", "CREATE TABLE a (n int)"],
    ["2_broken", "INSERT INTO a VALUES (1); SELECT 1/0"],
    ["3_later", "CREATE TABLE b (n int)"],
  );
  await expect(migrate({ url, folder: broken })).rejects.toThrow(
    "The migration 2_broken failed and changed nothing: division by zero.",
  );
  expect(await query("SELECT n FROM a")).toEqual([]);
  expect(await query("SELECT to_regclass('b') AS b")).toEqual([{ b: null }]);
  const mended = migrations(["1_first", "CREATE TABLE a (n int)"], ["2_broken", "INSERT INTO a VALUES (2)"]);
  expect(await migrate({ url, folder: mended })).toEqual(["2_broken"]);
});

test("a migration that another tool left unfinished stops the start", async () => {
  const folder = migrations(["1_first", "CREATE TABLE a (n int)"]);
  await migrate({ url, folder });
  await query(`UPDATE "_prisma_migrations" SET finished_at = NULL`);
  await expect(migrate({ url, folder })).rejects.toThrow("The migration 1_first stopped half-way in this database");
});

test("a database that newer code has migrated is refused", async () => {
  await migrate({ url, folder: migrations(["1_first", "SELECT 1"], ["2_from_tomorrow", "SELECT 1"]) });
  await expect(migrate({ url, folder: migrations(["1_first", "SELECT 1"]) })).rejects.toThrow(
    "The database is newer than this code (it has the migration 2_from_tomorrow)",
  );
});

test("a database that does not answer is named without its password", async () => {
  await expect(migrate({ url: "postgresql://user:hunter2@127.0.0.1:1/firm" })).rejects.toThrow(
    /^The database firm at 127\.0\.0\.1:1 cannot be reached \(.*ECONNREFUSED.*\); start it or correct DATABASE_URL\.$/,
  );
});
