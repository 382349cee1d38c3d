import { Client } from "pg";
import { afterEach, expect, test } from "vitest";
import { recordAudit } from "#server/audit/record-audit.ts";
import { getDb } from "#server/db/client.ts";
import { buildUser } from "#server/testing/builders.ts";
import { applicationUrl, isRefused, readyApplicationRole } from "./application-role.mjs";

const documentKey = process.env.DOCUMENT_KEY ?? "";
const ownerUrl = () => process.env.DATABASE_URL ?? "";

const clients: Client[] = [];
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end();
});
async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  clients.push(client);
  return client;
}
/** The code with which PostgreSQL refuses; null when it does not. */
const refusalOf = (client: Client, statement: string) =>
  client.query(statement).then(
    () => null,
    (error: unknown) => (error as { code?: string }).code,
  );
const DENIED = "42501";

test("what serves owns nothing: it reads and writes, adds lines to the audit log and changes none", async () => {
  // As an installation of before: rows that the owner wrote, and no role.
  const user = await buildUser();
  await getDb().$transaction((tx) => recordAudit(tx, { level: "info", action: "test.line", message: "a line" }));
  const url = await readyApplicationRole({ url: ownerUrl(), documentKey });
  expect(url).toBe(applicationUrl({ url: ownerUrl(), documentKey }));
  const app = await connect(url);
  const { rows } = await app.query(
    "SELECT rolsuper, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user",
  );
  expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
  expect((await app.query(`SELECT 1 FROM "User" WHERE id = $1`, [user.id])).rowCount).toBe(1);
  const INSERT = `INSERT INTO "AuditEvent" (level, action, message, "previousHash", hash) VALUES ('info', 'a', 'b', '', '')`;
  for (const allowed of [
    `UPDATE "User" SET "firstName" = 'Ruth'`,
    `DELETE FROM "RateLimit"`,
    INSERT,
    `SELECT * FROM "AuditEvent"`,
    `SELECT * FROM "_prisma_migrations"`,
    `INSERT INTO pgboss.job (name) VALUES ('purge-orphans')`,
    `DELETE FROM pgboss.job`,
  ])
    expect([allowed, await refusalOf(app, allowed)]).toEqual([allowed, null]);
  for (const denied of [
    `UPDATE "AuditEvent" SET message = 'nothing'`,
    `DELETE FROM "AuditEvent"`,
    `TRUNCATE "AuditEvent"`,
    `ALTER TABLE "AuditEvent" DISABLE TRIGGER ALL`,
    `DELETE FROM "_prisma_migrations"`,
    `CREATE TABLE mine (n int)`,
    `DROP TABLE "User"`,
    `SELECT pg_read_file('postmaster.pid')`,
    `COPY "User" TO PROGRAM 'true'`,
  ])
    expect([denied, await refusalOf(app, denied)]).toEqual([denied, DENIED]);
});

test("a second set-up only takes away what somebody has added, a new key gives the role a new password", async () => {
  const url = await readyApplicationRole({ url: ownerUrl(), documentKey });
  const server = await connect(ownerUrl());
  const role = server.escapeIdentifier(new URL(url).username);
  await server.query(`ALTER ROLE ${role} SUPERUSER REPLICATION BYPASSRLS CREATEDB CREATEROLE`);
  expect(await readyApplicationRole({ url: ownerUrl(), documentKey })).toBe(url);
  expect(await isRefused(url)).toBe(false);
  const { rows } = await server.query(
    `SELECT 1 FROM pg_roles WHERE rolname = $1
       AND NOT (rolsuper OR rolreplication OR rolbypassrls OR rolcreatedb OR rolcreaterole)`,
    [new URL(url).username],
  );
  expect(rows).toHaveLength(1);
  const other = await readyApplicationRole({ url: ownerUrl(), documentKey: "ab".repeat(32) });
  expect([await isRefused(url), await isRefused(other)]).toEqual([true, false]);
});

test("an owner that may make no roles serves itself, or uses the role that it is given", async () => {
  const server = await connect(ownerUrl());
  await server.query(`DROP ROLE IF EXISTS plain_owner`);
  await server.query(`CREATE ROLE plain_owner LOGIN PASSWORD 'p' `);
  const plain = new URL(ownerUrl());
  [plain.username, plain.password] = ["plain_owner", "p"];
  expect(await readyApplicationRole({ url: plain.href, documentKey })).toBe(plain.href);
  expect(await readyApplicationRole({ url: ownerUrl(), documentKey, given: plain.href })).toBe(plain.href);
  expect(await refusalOf(await connect(plain.href), `DELETE FROM "AuditEvent"`)).toBe(DENIED);
  await server.query("DROP OWNED BY plain_owner; DROP ROLE plain_owner");
});
