// @spec product: a database or disk in trouble: 503 and 507 with words, waited for at the start
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as auth from "#lib/contracts/auth.ts";
import { createCase, listCases } from "#lib/contracts/cases.ts";
import { getReadiness } from "#lib/contracts/health.ts";
import { getDb } from "#server/db/client.ts";
import { getEnv } from "#server/env.ts";
import { errorResponse } from "#server/http/error-response.ts";
import { failureOf } from "#server/http/failure-of.ts";
import { buildUser, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { createDatabase } from "./database.mjs";
import { migrate } from "./migrate.mjs";
import { startPostgres } from "./postgres.mjs";

// A PostgreSQL of this file's own: it is ended, starved and restarted, and other files must not notice.
const folder = mkdtempSync(join(tmpdir(), "trouble-"));
let server: Awaited<ReturnType<typeof startPostgres>>;
let user: TestUser;
let url: string;

beforeAll(async () => {
  server = await startPostgres({ home: join(folder, "postgres"), password: "owner", durable: false });
  await createDatabase(server, "trouble");
  url = server.url("trouble");
  await migrate({ url });
  const env = getEnv() as { DATABASE_URL?: string; DATA_DIR: string };
  env.DATABASE_URL = url;
  env.DATA_DIR = folder;
  user = await buildUser();
}, 120_000);

afterAll(async () => {
  await getDb().$disconnect();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const list = () => callRoute(listCases, {}, { as: user });

/** Runs a statement past Prisma, as another program would. */
async function asOwner(sql: string) {
  const client = new Client({ connectionString: server.url("postgres") });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const REACHED = "The database cannot be reached. Please try again in a moment.";
const BUSY = "The server is busy. Please try again in a moment.";
const STORE = "The database cannot save anything right now. Please contact your administrator.";

test.each([
  ["53100", 507, "The server has no space left to store this."],
  ["53200", 503, STORE],
  ["58030", 503, STORE],
  ["58P01", 503, STORE],
  ["XX001", 503, STORE],
  ["25006", 503, STORE],
  ["57014", 503, BUSY],
  ["40P01", 503, BUSY],
  ["40001", 503, BUSY],
  ["55P03", 503, BUSY],
  ["57P01", 503, REACHED],
  ["57P03", 503, REACHED],
  ["08006", 503, REACHED],
  ["53300", 503, REACHED],
  ["22012", 500, "Server error. Please try again later."],
])("what PostgreSQL reports as %s is a %i", async (state, status, message) => {
  const raise = `DO $$ BEGIN RAISE EXCEPTION 'as if' USING ERRCODE = '${state}'; END $$`;
  for (const run of [
    () => getDb().$executeRawUnsafe(raise),
    () => getDb().$transaction((tx) => tx.$executeRawUnsafe(raise)),
  ]) {
    const response = await run().then(
      () => null,
      (error: unknown) => errorResponse(error, "r"),
    );
    const { message: said } = (await response?.json()) as { message: string };
    expect([response?.status, said]).toEqual([status, message]);
  }
});

test("a database that takes no writes still answers what is read", async () => {
  await asOwner(`ALTER DATABASE trouble SET default_transaction_read_only = on`);
  await asOwner(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'trouble'`);
  await expect.poll(async () => (await list()).status).toBe(200);
  const written = await callRoute(createCase, { body: { title: "T", clientName: "C" } }, { as: user });
  expect([written.status, written.error.message]).toEqual([503, STORE]);
  await asOwner(`ALTER DATABASE trouble RESET default_transaction_read_only`);
  await asOwner(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'trouble'`);
  await expect.poll(async () => (await list()).status).toBe(200);
});

test("no place for one more connection, and a database that is gone", async () => {
  await asOwner(`CREATE ROLE clerk LOGIN PASSWORD 'clerk' CONNECTION LIMIT 0`);
  const refused = (address: string) =>
    new Client({ connectionString: address }).connect().then(
      () => null,
      (error: unknown) => failureOf(error),
    );
  for (const address of [url.replace("postgres:owner@", "clerk:clerk@"), "postgresql://x:x@127.0.0.1:1/x"])
    expect(await refused(address)).toMatchObject({ code: "unavailable", message: REACHED });
});

test.each(["SIGINT", "SIGQUIT", "SIGKILL"] as const)(
  "a restart (%s) under load answers 503 and never 500, and is over by itself",
  async (signal) => {
    const seen = new Map<number, number>();
    const count = (status: number) => seen.set(status, (seen.get(status) ?? 0) + 1);
    let isOver = false;
    const calls = [
      () => list(),
      () => callRoute(createCase, { body: { title: "T", clientName: "C" } }, { as: user }),
      () => callRoute(auth.getProfile, {}, { as: user }),
      () => callRoute(auth.refresh, { body: { refreshToken: "unknown" } }, { address: "10.1.1.1" }),
      () => callRoute(getReadiness),
    ];
    const load = calls
      .flatMap((each) => [each, each])
      .map(async (each) => {
        while (!isOver) count((await each()).status);
      });
    await expect.poll(() => seen.get(200) ?? 0).toBeGreaterThan(20);
    process.kill(server.pid(), signal);
    await expect.poll(() => seen.get(503) ?? 0).toBeGreaterThan(0);
    const before = seen.get(201) ?? 0;
    await expect.poll(() => seen.get(201) ?? 0).toBeGreaterThan(before + 5);
    isOver = true;
    await Promise.all(load);
    expect([...seen.keys()].filter((status) => status >= 500)).toEqual([503]);
  },
  120_000,
);
