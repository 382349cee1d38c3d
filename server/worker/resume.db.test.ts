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
  const worker = spawn(process.execPath, ["server/worker/main.ts"], { stdio: ["ignore", "inherit", "inherit"] });
  workers.push(worker);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  const gone = once(worker, "exit");
  worker.kill("SIGKILL");
  await gone;
}

/** Milliseconds until the condition held. */
async function until(condition: () => Promise<boolean>, timeout: number): Promise<number> {
  const started = Date.now();
  while (!(await condition())) {
    if (Date.now() - started > timeout) throw new Error(`not within ${timeout} ms`);
    await new Promise((done) => setTimeout(done, 5));
  }
  return Date.now() - started;
}

it(
  "takes up again what a killed worker was doing, within 15 seconds, and finishes it once",
  { timeout: 90_000 },
  async () => {
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
    const isRetried = async (name: string) => {
      const jobs = await db.$queryRaw<{ state: string }[]>`
      SELECT state::text AS state FROM pgboss.job WHERE name = ${name} AND retry_count > 0`;
      return jobs[0]?.state === "active" || jobs[0]?.state === "completed";
    };

    const first = startWorker();
    await until(async () => (await document()).status === "processing", 20_000);
    await kill(first);
    expect(await document()).toMatchObject({ status: "processing", _count: { pages: 0 } });

    const second = startWorker();
    expect(await until(() => isRetried("extract-document"), 20_000)).toBeLessThan(15_000);
    await until(async () => (await document()).status === "completed", 20_000);
    await until(async () => (await analysis()).status === "Processing", 5_000);
    await kill(second);
    expect((await analysis()).status).toBe("Processing");

    const third = startWorker();
    expect(await until(() => isRetried("analyse-case"), 20_000)).toBeLessThan(15_000);
    await until(async () => (await analysis()).status === "Completed", 20_000);
    const { pageCount, pagesRead, _count } = await document();
    expect(pageCount).toBeGreaterThan(1);
    expect([pagesRead, _count.pages]).toEqual([pageCount, pageCount]);
    expect(await db.analysis.count()).toBe(1);
    const actions = (await db.auditEvent.findMany()).map((event) => event.action);
    expect(actions.toSorted()).toEqual(["analysis.complete", "case.create", "document.extracted", "document.upload"]);
    const status = await callRoute(getAnalysisStatus, { params: { id: created.caseId } }, { as: user });
    expect(status.data).toMatchObject({ isCompleted: true, error: null, progress: { percentageComplete: 100 } });

    const ended = once(third, "exit");
    const asked = Date.now();
    third.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
    expect(Date.now() - asked).toBeLessThan(10_000);
    expect(await readdir(dataFolder("reading"))).toEqual([]);
    const jobs = await db.$queryRaw`
    SELECT name, state::text AS state FROM pgboss.job WHERE name IN ('extract-document', 'analyse-case') ORDER BY name`;
    expect(jobs).toEqual([
      { name: "analyse-case", state: "completed" },
      { name: "extract-document", state: "completed" },
    ]);
  },
);

it("gives its work back when it is asked to stop, and another takes it up at once", { timeout: 60_000 }, async () => {
  const user = await buildUser();
  const bytes = new Uint8Array(await readFile("e2e/fixtures/documents/ca8_.pdf"));
  const { data } = await uploadBytes(user, { name: "ca8_.pdf", bytes });
  const status = async () => (await getDb().document.findUniqueOrThrow({ where: { id: data.fileId } })).status;
  const first = startWorker();
  await until(async () => (await status()) === "processing", 20_000);
  const ended = once(first, "exit");
  const asked = Date.now();
  first.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(Date.now() - asked).toBeLessThan(10_000);
  expect(await readdir(dataFolder("reading"))).toEqual([]);
  expect(await getDb().$queryRaw`SELECT state::text AS state FROM pgboss.job WHERE name = 'extract-document'`).toEqual([
    { state: "retry" },
  ]);
  startWorker();
  expect(await until(async () => (await status()) === "completed", 20_000)).toBeLessThan(9_000);
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
  await until(async () => (await document()).status === "failed", 20_000);
  expect((await document()).failureReason).toBe(
    "A fault on the server kept this file from being read. Please try again.",
  );
});
