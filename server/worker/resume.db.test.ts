import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { createCaseWithFiles, getAnalysisStatus } from "#lib/contracts/cases.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { dataFolder } from "#server/storage/data-folder.ts";
import { buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { uploadBytes } from "#server/testing/case-builders.ts";

// The worker process gets the same folder, and what it leaves there is looked at.
vi.hoisted(() => (process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/resume`));

const workers: ChildProcess[] = [];
afterEach(() => workers.forEach((worker) => worker.kill("SIGKILL")));
afterAll(closeQueue);

function startWorker(): ChildProcess {
  const worker = spawn(process.execPath, ["server/worker/main.ts"], {
    stdio: ["ignore", "inherit", "inherit"],
    // A backup that it makes up for would leave a line of its own in the log.
    env: { ...process.env, BACKUP_TIME: "off" },
  });
  workers.push(worker);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  const gone = once(worker, "exit");
  worker.kill("SIGKILL");
  await gone;
}

/** Only guards against hanging: how long a worker takes is measured by `npm run bench worker`. */
const until = (condition: () => Promise<boolean>, { interval = 25 } = {}) =>
  vi.waitUntil(condition, { timeout: 600_000, interval });
/** Milliseconds. A dead worker is missed after ten seconds: to ask forty times in each of them costs more than it does. */
const SELDOM = 250;

it("takes up again what a killed worker was doing, and finishes it once", async () => {
  const user = await buildUser();
  const db = getDb();
  const bytes = new Uint8Array(await readFile("e2e/fixtures/documents/ca8_.pdf"));
  const { data: uploaded } = await uploadBytes(user, { name: "ca8_.pdf", bytes });
  const id = uploaded.fileId;
  const { data: created } = await callRoute(
    createCaseWithFiles,
    { body: { title: "State v. Marlow", fileIds: [id] } },
    { as: user },
  );
  const document = () =>
    db.document.findUniqueOrThrow({ where: { id }, include: { _count: { select: { pages: true } } } });
  const analysis = () => db.analysis.findFirstOrThrow();
  /** Seconds until a silent worker is given up, and then until the first retry: what the wait after a kill is made of. */
  const patience = (name: string) => db.$queryRaw`
      SELECT heartbeat_seconds AS silence, retry_delay AS delay FROM pgboss.job WHERE name = ${name}`;
  const isRetried = async (name: string) => {
    const jobs = await db.$queryRaw<{ state: string }[]>`
      SELECT state::text AS state FROM pgboss.job WHERE name = ${name} AND retry_count > 0`;
    return jobs[0]?.state === "active" || jobs[0]?.state === "completed";
  };

  const first = startWorker();
  await until(async () => (await document()).status === "processing");
  await kill(first);
  expect(await document()).toMatchObject({ status: "processing", _count: { pages: 0 } });

  const second = startWorker();
  expect(await patience("extract-document")).toEqual([{ silence: 10, delay: 1 }]);
  await until(() => isRetried("extract-document"), { interval: SELDOM });
  await until(async () => (await document()).status === "completed");
  await until(async () => (await analysis()).status === "Processing");
  await kill(second);
  expect((await analysis()).status).toBe("Processing");

  const third = startWorker();
  expect(await patience("analyse-case")).toEqual([{ silence: 10, delay: 1 }]);
  await until(() => isRetried("analyse-case"), { interval: SELDOM });
  await until(async () => (await analysis()).status === "Completed");
  const { pageCount, pagesRead, _count } = await document();
  expect(pageCount).toBeGreaterThan(1);
  expect([pagesRead, _count.pages]).toEqual([pageCount, pageCount]);
  expect(await db.analysis.count()).toBe(1);
  const actions = (await db.auditEvent.findMany()).map((event) => event.action);
  expect(actions.toSorted()).toEqual(["analysis.complete", "case.create", "document.extracted", "document.upload"]);
  const status = await callRoute(getAnalysisStatus, { params: { id: created.caseId } }, { as: user });
  expect(status.data).toMatchObject({ isCompleted: true, error: null, progress: { percentageComplete: 100 } });

  const ended = once(third, "exit");
  third.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await readdir(dataFolder("reading"))).toEqual([]);
  const jobs = await db.$queryRaw`
    SELECT name, state::text AS state FROM pgboss.job WHERE name IN ('extract-document', 'analyse-case') ORDER BY name`;
  expect(jobs).toEqual([
    { name: "analyse-case", state: "completed" },
    { name: "extract-document", state: "completed" },
  ]);
});

it("gives its work back when it is asked to stop, and another takes it up", async () => {
  const user = await buildUser();
  const bytes = new Uint8Array(await readFile("e2e/fixtures/documents/ca8_.pdf"));
  const { data } = await uploadBytes(user, { name: "ca8_.pdf", bytes });
  const status = async () => (await getDb().document.findUniqueOrThrow({ where: { id: data.fileId } })).status;
  const first = startWorker();
  await until(async () => (await status()) === "processing");
  const ended = once(first, "exit");
  first.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await readdir(dataFolder("reading"))).toEqual([]);
  // Due at once or soon: nobody waits for the dead worker's heartbeat to run out.
  const jobs = await getDb().$queryRaw`
    SELECT state::text AS state, start_after < now() + interval '5 seconds' AS "isSoon"
    FROM pgboss.job WHERE name = 'extract-document'`;
  expect(jobs).toEqual([{ state: "retry", isSoon: true }]);
  startWorker();
  await until(async () => (await status()) === "completed");
});

it("settles a document whose last attempt failed", async () => {
  const user = await buildUser();
  const { data } = await uploadBytes(user, { name: "a.txt", bytes: new TextEncoder().encode("words") });
  await getDb().$executeRaw`UPDATE pgboss.job SET retry_limit = 0 WHERE name = 'extract-document'`;
  // A file where the worker wants a folder: it can read nothing, as with a full or broken disk.
  await rm(dataFolder("reading"), { recursive: true, force: true });
  await mkdir(dataFolder(), { recursive: true });
  await writeFile(dataFolder("reading"), "");
  startWorker();
  const document = () => getDb().document.findUniqueOrThrow({ where: { id: data.fileId } });
  await until(async () => (await document()).status === "failed");
  expect((await document()).failureReason).toBe("A server error kept this file from being read. Please try again.");
});
