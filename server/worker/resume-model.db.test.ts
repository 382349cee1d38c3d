// @spec product: analysis by a model
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { getAnalysis, startAnalysis } from "#lib/contracts/analyses.ts";
import { getAnalysisStatus } from "#lib/contracts/cases.ts";
import { getDb } from "#server/db/client.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { answerWith, startModelServer, textOf } from "#server/llm/testing/model-server.ts";
import type { Asked } from "#server/llm/testing/model-server.ts";
import { buildUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildCase, buildDocument } from "#server/testing/case-builders.ts";

// The worker process gets the same folder.
vi.hoisted(() => (process.env.DATA_DIR = `${process.env.DATA_DIR ?? "data"}/resume-model`));

const PAGES = 300;
const WINDOW = 8192;
const workers: ChildProcess[] = [];
afterEach(() => workers.forEach((worker) => worker.kill("SIGKILL")));
afterAll(closeQueue);

function startWorker(baseUrl: string): ChildProcess {
  const env = {
    ...process.env,
    OPENAI_BASE_URL: baseUrl,
    OPENAI_MODEL: "small-8k",
    OPENAI_CONTEXT_TOKENS: String(WINDOW),
  };
  const worker = spawn(process.execPath, ["server/worker/main.ts"], { stdio: ["ignore", "inherit", "inherit"], env });
  workers.push(worker);
  return worker;
}

/** Only guards against hanging. */
const until = (condition: () => Promise<boolean>) => vi.waitUntil(condition, { timeout: 600_000, interval: 50 });

/** About 550 tokens, and one sentence that stands on this page alone. */
function pageText(number: number): string {
  const filler = `The log of unit ${number} lists ordinary calls of that week, none of them about this case, and goes on. `;
  return `Page ${number} of the record. Officer number ${number} saw the gray car at mile ${number} of the road. ${filler.repeat(24)}`;
}

const labelsOf = (request: Asked) => [...textOf(request).matchAll(/ page (D1\.\d+)\b/g)].map(([, label]) => label!);

it("reads 300 pages through a window of 8192 tokens, and asks nothing twice after a kill -9", async () => {
  const model = await startModelServer((request) => {
    // A model that reads: what it quotes stands on the first page it was shown.
    const [label] = labelsOf(request);
    const number = label?.split(".")[1];
    const quotes = [`${label} Officer number ${number} saw the gray car at mile ${number} of the road.`];
    if (label === undefined) return answerWith(request, { audit: [], contradictions: [], factors: [], summary: [] });
    return answerWith(request, {
      ...{ contradictions: [], gaps: [], factors: [], actions: [], facts: [] },
      ...(Number(number) % 2 === 0
        ? { issues: [], events: [{ quotes, when: "", text: `Seen at mile ${number}.` }] }
        : { events: [], issues: [{ quotes, text: `Seen at mile ${number}.` }] }),
    });
  });
  const db = getDb();
  const user = await buildUser();
  const { id: caseId } = await buildCase({ createdById: user.id });
  const pageTexts = Array.from({ length: PAGES }, (_, index) => pageText(index + 1));
  await buildDocument({ uploadedById: user.id, caseId, pageTexts });
  const { analysisId } = (await callRoute(startAnalysis, { params: { caseId }, body: {} }, { as: user })).data;
  const finished = () => db.modelAnswer.count({ where: { caseId } });

  const first = startWorker(model.baseUrl);
  await until(async () => (await finished()) >= 12);
  // What is shown is written twice a second at most.
  await until(async () => {
    const { data } = await callRoute(getAnalysisStatus, { params: { id: caseId } }, { as: user });
    return /^The model is reading part \d+ of \d+, from page \d+ of 300$/.test(data.progress.message);
  });
  const gone = once(first, "exit");
  first.kill("SIGKILL");
  await gone;
  const before = model.asked().map(labelsOf);
  const kept = await finished();
  expect(kept).toBeGreaterThanOrEqual(12);

  startWorker(model.baseUrl);
  await until(async () => (await db.analysis.findUniqueOrThrow({ where: { id: analysisId } })).status === "Completed");
  const reading = model
    .asked()
    .map(labelsOf)
    .filter((labels) => labels.length > 0);
  // The request in flight when the worker died may be asked again; none that was finished is.
  const again = reading
    .slice(before.length)
    .filter((labels) => before.slice(0, kept).some((one) => one[0] === labels[0]));
  expect(again).toEqual([]);
  expect(reading.length - new Set(reading.map((labels) => labels[0])).size).toBeLessThanOrEqual(1);
  // Every page went out, each window beginning with the last page of the one before.
  expect(new Set(reading.flat()).size).toBe(PAGES);
  expect(reading.length).toBeGreaterThan(40);

  const { data } = await callRoute(getAnalysis, { params: { analysisId } }, { as: user });
  expect(data).toMatchObject({ engine: "model", pagesSent: PAGES, modelNote: null });
  expect(data.coverage).toMatchObject({ documents: 1, documentsRead: 1, pages: PAGES, pagesRead: PAGES, unread: [] });
  expect(data.coverage!.exhibits[0]!.pages).toBe("r".repeat(PAGES));
  const places = data.findings.filter(({ engine }) => engine === "model").flatMap(({ citations }) => citations);
  expect(places).toHaveLength(new Set(reading.map((labels) => labels[0])).size);
  expect(places.every(({ quote, pageNumber }) => quote.includes(`Officer number ${pageNumber} saw`))).toBe(true);
  await model.stop();
});
