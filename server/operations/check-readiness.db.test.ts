import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import * as calls from "#lib/contracts/health.ts";
import { getEnv } from "#server/env.ts";
import { callRoute } from "#server/testing/call-route.ts";

const env = getEnv() as { DATA_DIR: string };
const dataDir = env.DATA_DIR;
afterEach(() => {
  env.DATA_DIR = dataDir;
});

test("answers 200 while the process runs, and while database and storage can be used", async () => {
  env.DATA_DIR = await mkdtemp(join(tmpdir(), "ready-"));
  expect((await callRoute(calls.getLiveness)).data).toEqual({ status: "ok" });
  expect((await callRoute(calls.getReadiness)).data).toEqual({ status: "ok" });
  await rm(env.DATA_DIR, { recursive: true });
});

test("answers 503 when the documents cannot be stored", async () => {
  const folder = await mkdtemp(join(tmpdir(), "ready-"));
  env.DATA_DIR = folder;
  // A file where the folder should be stops even the superuser, whom missing rights would not.
  await writeFile(join(folder, "documents"), "");
  const { status, error } = await callRoute(calls.getReadiness);
  expect([status, error.code, error.message]).toEqual([503, "unavailable", "The document storage cannot be written."]);
  expect((await callRoute(calls.getLiveness)).status).toBe(200);
  await rm(folder, { recursive: true });
});
