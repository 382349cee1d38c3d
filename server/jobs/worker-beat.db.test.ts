// @spec product: a worker that is away
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { getDashboardMetrics, getSystemHealth, getWorker } from "#lib/contracts/admin-operations.ts";
import { getAnalysisStatus } from "#lib/contracts/cases.ts";
import { getDb } from "#server/db/client.ts";
import { buildAdmin, buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildAnalysis, buildCase, buildDocument } from "#server/testing/case-builders.ts";
import { examineInstallation } from "#server/maintenance/examine-installation.ts";
import { beatWorker, getWorkerState } from "./worker-beat.ts";

vi.hoisted(() => (process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/worker-beat`));

const AWAY = "The worker that reads the documents is not running. Work resumes automatically when it is back.";
const INCIDENT = "No worker is running: documents and analyses are waiting";

/** As if the last beat had been so many seconds ago. */
const lastBeat = (seconds: number) =>
  getDb().$executeRaw`
    UPDATE "Setting" SET "updatedAt" = now() AT TIME ZONE 'UTC' - make_interval(secs => ${seconds})
    WHERE key = 'worker-beat'`;

test("a worker that is away shows in health, among the incidents and on the progress screen", async () => {
  const [admin, user] = [await buildAdmin(), await buildUser()];
  const { id } = await buildCase({ createdById: user.id });
  await buildDocument({ uploadedById: user.id, caseId: id });
  const analysis = await buildAnalysis({
    caseId: id,
    status: "Processing",
    progressMessage: "Finding the issues and contradictions",
  });
  const seen = async () => {
    const health = (await callRoute(getSystemHealth, {}, { as: admin })).data;
    expect((await callRoute(getWorker, {}, { as: admin })).data).toEqual(health.worker);
    const { incidents } = (await callRoute(getDashboardMetrics, {}, { as: admin })).data;
    const { progress } = (await callRoute(getAnalysisStatus, { params: { id } }, { as: user })).data;
    return [health.worker.isAway, incidents.includes(INCIDENT), progress.message];
  };
  expect(await seen(), "none was ever there").toEqual([true, true, AWAY]);
  await beatWorker();
  expect(await seen()).toEqual([false, false, "Finding the issues and contradictions"]);
  // A look that takes a busy machine longer than the second that is left says nothing: another one does.
  const seenInTime = () => lastBeat(9).then(seen);
  await expect.poll(seenInTime).toEqual([false, false, "Finding the issues and contradictions"]);
  await lastBeat(11);
  expect(await seen()).toEqual([true, true, AWAY]);
  await beatWorker();
  expect(await seen()).toEqual([false, false, "Finding the issues and contradictions"]);
  // What is over does not wait for anybody.
  await lastBeat(60);
  await getDb().analysis.update({ where: { id: analysis.id }, data: { status: "Completed", completedAt: new Date() } });
  expect((await seen())[2]).toBe("Analysis complete");
});

test("a worker that starts clears away a killed backup, and says again and again that it lives", async () => {
  const [notes, draft] = ["backup-drafts", ".night.1.partial"].map((name) => join(process.env.DATA_DIR ?? "", name));
  const killed = spawn(process.execPath, ["-e", ""]);
  await once(killed, "exit");
  for (const folder of [notes, draft]) await mkdir(folder ?? "", { recursive: true });
  const note = { draft, host: hostname(), pid: killed.pid, owner: "somebody before" };
  await writeFile(join(notes ?? "", "note"), JSON.stringify(note));
  const worker = spawn(process.execPath, ["server/worker/main.ts"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, BACKUP_TIME: "off" },
  });
  const ended = once(worker, "exit");
  try {
    const seen = async () => (await getWorkerState()).lastSeen;
    await expect.poll(seen).not.toBeNull();
    const first = await seen();
    expect(await readdir(process.env.DATA_DIR ?? "")).not.toContain(".night.1.partial");
    await expect.poll(seen).not.toBe(first);
  } finally {
    worker.kill("SIGTERM");
    await ended;
  }
}, 180_000);

test("what the worker's system does not isolate shows in health and in the doctor's findings", async () => {
  const admin = await buildAdmin();
  const seen = async () => {
    const health = (await callRoute(getSystemHealth, {}, { as: admin })).data;
    const findings = await Array.fromAsync(examineInstallation({ sample: 1 }));
    return [health.worker.missingIsolation, findings.some(({ level, text }) => level === "warn" && text === MISSING)];
  };
  await beatWorker([MISSING]);
  expect(await seen()).toEqual([[MISSING], true]);
  await beatWorker([]);
  expect(await seen()).toEqual([[], false]);
});

const MISSING = "Documents are read without no_new_privs: setpriv (util-linux) is missing";
