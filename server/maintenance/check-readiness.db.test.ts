// @spec product: a database or disk in trouble: 503 and 507 with words, waited for at the start
import type realFs from "node:fs/promises";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import * as calls from "#lib/contracts/health.ts";
import { closeDb, getDb } from "#server/db/client.ts";
import { getEnv } from "#server/env.ts";
import { callRoute } from "#server/testing/call-route.ts";

// A disk that is full: the one thing here that is not real, because only the superuser can make a small disk.
const full = vi.hoisted(() => ({ isFull: false }));
vi.mock("node:fs/promises", async (original) => {
  const fs = await original<typeof realFs>();
  const write = (...args: Parameters<typeof realFs.writeFile>) =>
    full.isFull
      ? Promise.reject(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }))
      : fs.writeFile(...args);
  return { ...fs, writeFile: write, default: { ...fs, writeFile: write } };
});

const env = getEnv() as { DATA_DIR: string };
const dataDir = env.DATA_DIR;
afterEach(() => {
  env.DATA_DIR = dataDir;
});

test("answers 200 while the process runs, and while database and storage can be used", async () => {
  env.DATA_DIR = await mkdtemp(join(tmpdir(), "ready-"));
  expect((await callRoute(calls.getLiveness)).data).toEqual({ status: "ok" });
  // On a busy machine the first connection may take longer than a database that can be used.
  await expect.poll(async () => (await callRoute(calls.getReadiness)).data).toEqual({ status: "ok" });
  await rm(env.DATA_DIR, { recursive: true });
});

test.each([
  ["documents", "The document storage cannot be written to."],
  ["incoming", 'The folder "incoming" cannot be written to: uploads are refused.'],
  ["reading", 'The folder "reading" cannot be written to: documents are not read.'],
])("answers 503 when nothing can be written to %s", async (name, message) => {
  const folder = await mkdtemp(join(tmpdir(), "ready-"));
  env.DATA_DIR = folder;
  // A file where the folder should be stops even the superuser, whom missing rights would not.
  await writeFile(join(folder, name), "");
  const { status, error } = await callRoute(calls.getReadiness);
  expect([status, error.code, error.message]).toEqual([503, "unavailable", message]);
  expect((await callRoute(calls.getLiveness)).status).toBe(200);
  await rm(join(folder, name));
  expect((await callRoute(calls.getReadiness)).status).toBe(200);
  expect(await readdir(join(folder, name)), "nothing is left of the look").toEqual([]);
  await rm(folder, { recursive: true });
});

test("a folder with rights on a disk that is full is noticed, because something is written", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ready-"));
  env.DATA_DIR = folder;
  full.isFull = true;
  const { status, error } = await callRoute(calls.getReadiness);
  full.isFull = false;
  expect([status, error.message]).toEqual([503, "The document storage cannot be written to."]);
  expect((await callRoute(calls.getReadiness)).status).toBe(200);
  await rm(folder, { recursive: true });
});

test("answers 503 while the database takes no writes", async () => {
  env.DATA_DIR = await mkdtemp(join(tmpdir(), "ready-"));
  const name = new URL(process.env.DATABASE_URL ?? "").pathname.slice(1);
  await getDb().$executeRawUnsafe(`ALTER DATABASE "${name}" SET default_transaction_read_only = on`);
  await closeDb();
  const { status, error } = await callRoute(calls.getReadiness);
  await getDb().$executeRawUnsafe("SET default_transaction_read_only = off");
  await getDb().$transaction([
    getDb().$executeRawUnsafe("SET TRANSACTION READ WRITE"),
    getDb().$executeRawUnsafe(`ALTER DATABASE "${name}" RESET default_transaction_read_only`),
  ]);
  await closeDb();
  expect([status, error.message]).toEqual([503, "The database cannot be written to."]);
  expect((await callRoute(calls.getReadiness)).status).toBe(200);
  await rm(env.DATA_DIR, { recursive: true });
});
