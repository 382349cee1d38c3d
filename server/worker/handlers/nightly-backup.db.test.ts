import { mkdtemp, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import * as calls from "#lib/contracts/admin-operations.ts";
import { getDb } from "#server/db/client.ts";
import { getEnv } from "#server/env.ts";
import { closeQueue, prepareQueues } from "#server/jobs/queue.ts";
import { documentFile } from "#server/maintenance/backup-format.ts";
import { buildAdmin, buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { uploadBytes } from "#server/testing/case-builders.ts";
import { enqueueMissedBackup, nightlyBackup } from "./nightly-backup.ts";

let folder: string;
const set = (env: Record<string, unknown>) => Object.assign(getEnv() as Record<string, unknown>, env);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nightly-"));
  set({ BACKUP_DIR: folder });
});
afterEach(async () => {
  set({ BACKUP_DIR: undefined, BACKUP_TIME: "02:30" });
  await rm(folder, { recursive: true, force: true });
});
afterAll(closeQueue);

const run = () => nightlyBackup({}, { signal: new AbortController().signal });
const waiting = () =>
  getDb().$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE name = 'nightly-backup' AND state < 'completed'`;

test("keeps the last seven, copies no original twice, and leaves what is not its own", async () => {
  const user = await buildUser();
  const bytes = new TextEncoder().encode("Officer Hale stopped the car.\n".repeat(50));
  const { fileId } = (await uploadBytes(user, { name: "report.txt", bytes })).data;
  const { storageKey } = await getDb().document.findUniqueOrThrow({ where: { id: fileId } });
  await run();
  const [first = ""] = await readdir(folder);
  for (let day = 10; day < 18; day += 1) {
    await mkdir(join(folder, `2026-01-${day}-023000`));
    await writeFile(join(folder, `2026-01-${day}-023000`, "manifest.json"), "{}");
  }
  await mkdir(join(folder, "2025-01-01-023000"));
  await mkdir(join(folder, "other"));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  await run();
  vi.useRealTimers();
  const names = (await readdir(folder)).sort();
  // The unfinished one and the stranger's folder are not counted.
  expect(names.slice(0, 6)).toEqual([
    "2025-01-01-023000",
    ...[13, 14, 15, 16, 17].map((day) => `2026-01-${day}-023000`),
  ]);
  expect(names).toHaveLength(9);
  const second = names.at(-2) ?? "";
  expect(second > first).toBe(true);
  expect((await stat(documentFile(join(folder, second), storageKey))).ino).toBe(
    (await stat(documentFile(join(folder, first), storageKey))).ino,
  );
});

test("a failure and a damaged original stand in System Health until a whole backup is made", async () => {
  const admin = await buildAdmin();
  const health = async () => (await callRoute(calls.getSystemHealth, {}, { as: admin })).data.nightlyBackup;
  await run();
  expect(await health()).toEqual({ time: "02:30", folder, lastFailure: null });
  await writeFile(join(folder, "file"), "");
  set({ BACKUP_DIR: join(folder, "file") });
  await expect(run()).rejects.toThrow();
  expect((await health())?.lastFailure).toMatch(/^The nightly backup failed: /);
  const { activeIncidents } = (await callRoute(calls.getDashboardMetrics, {}, { as: admin })).data;
  expect(activeIncidents).toBeGreaterThan(0);
});

test("one that was missed is made up for, once, and only where there is work to keep", async () => {
  await enqueueMissedBackup();
  expect(await waiting()).toHaveLength(0);
  await buildUser();
  set({ BACKUP_TIME: "off" });
  await enqueueMissedBackup();
  expect(await waiting()).toHaveLength(0);
  set({ BACKUP_TIME: "02:30" });
  await enqueueMissedBackup();
  await enqueueMissedBackup();
  expect(await waiting()).toHaveLength(1);
  await getDb().$executeRaw`DELETE FROM pgboss.job WHERE name = 'nightly-backup'`;
  await run();
  await enqueueMissedBackup();
  expect(await waiting()).toHaveLength(0);
});

test("it is made each night at the firm's time, and never where it is off", async () => {
  const scheduled = () =>
    getDb().$queryRaw<unknown[]>`SELECT cron, timezone FROM pgboss.schedule WHERE name = 'nightly-backup'`;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  set({ BACKUP_TIME: "03:15" });
  await prepareQueues();
  expect(await scheduled()).toEqual([{ cron: "15 3 * * *", timezone: timeZone }]);
  set({ BACKUP_TIME: "off" });
  await prepareQueues();
  expect(await scheduled()).toEqual([]);
});
