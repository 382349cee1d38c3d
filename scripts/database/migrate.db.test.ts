// @spec product: a database or disk in trouble: 503 and 507 with words, waited for at the start
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
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
  await expect(migrate({ url, folder })).rejects.toThrow("The migration 1_first stopped halfway in this database");
});

test("a database that newer code has migrated is refused", async () => {
  await migrate({ url, folder: migrations(["1_first", "SELECT 1"], ["2_from_tomorrow", "SELECT 1"]) });
  await expect(migrate({ url, folder: migrations(["1_first", "SELECT 1"]) })).rejects.toThrow(
    "The database is newer than this code (it has the migration 2_from_tomorrow)",
  );
});

test("a database that does not answer is named without its password", async () => {
  await expect(migrate({ url: "postgresql://user:hunter2@127.0.0.1:1/firm" })).rejects.toThrow(
    /^The database firm at 127\.0\.0\.1:1 cannot be reached \(.*ECONNREFUSED.*\)\. Start it or correct DATABASE_URL\.$/,
  );
});

test("a database that recovers is waited for, with one sentence that says so", async () => {
  const { hostname, port } = new URL(url);
  let refusals = 2;
  const recovering = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    if (refusals > 0) {
      refusals -= 1;
      // What PostgreSQL itself sends then: an ErrorResponse with severity, code and message.
      const fields = "SFATAL\0VFATAL\0C57P03\0Mthe database system is in recovery mode\0\0";
      const head = Buffer.alloc(5);
      head.write("E");
      head.writeInt32BE(4 + fields.length, 1);
      socket.once("data", () => socket.end(Buffer.concat([head, Buffer.from(fields)])));
      return;
    }
    const server = connect(Number(port), hostname).on("error", () => socket.destroy());
    socket.pipe(server).pipe(socket);
  });
  await once(recovering.listen(0, "127.0.0.1"), "listening");
  const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
  try {
    const own = (recovering.address() as AddressInfo).port;
    const through = new URL(url);
    through.hostname = "127.0.0.1";
    through.port = String(own);
    const folder = migrations(["20260101_first", "CREATE TABLE first (n int)"]);
    expect(await migrate({ url: through.href, folder })).toEqual(["20260101_first"]);
    expect(said.mock.calls).toEqual([
      [`Waiting for the database ${database} at 127.0.0.1:${own} (the database system is in recovery mode) ...`],
    ]);
  } finally {
    said.mockRestore();
    recovering.close();
  }
});

test("another start that migrates is waited for, with a sentence", async () => {
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query("SELECT pg_advisory_lock(72707369)");
  const told = Promise.withResolvers<unknown>();
  const said = vi.spyOn(console, "log").mockImplementation(told.resolve);
  const folder = migrations(["20260101_first", "CREATE TABLE first (n int)"]);
  const migrated = migrate({ url, folder });
  expect(await told.promise).toBe("Waiting for another start, which is migrating the same database ...");
  await other.end();
  expect(await migrated).toEqual(["20260101_first"]);
  said.mockRestore();
});
