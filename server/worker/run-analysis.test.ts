// @spec product: a record beyond what the rules can take
import { Worker } from "node:worker_threads";
import { expect, test, vi } from "vitest";
import { DEFAULT_HOURS_BY_CLASS } from "#lib/domain/fee.ts";
import { listCaseNames, loadCase } from "../../evaluation/harness/load-case.ts";
import { assembleAnalysis } from "../analyst/assemble/assemble-analysis.ts";
import { readCase } from "../analyst/read-case.ts";
import { analyseByRules } from "../analyst/rules/analyse-by-rules.ts";
import { AnalysisTooLarge, limitsFor, runAnalysis } from "./run-analysis.ts";

const TASK = {
  documents: loadCase("dui-pickup-drifting").documents.map((document, index) => ({
    ...document,
    ...{ id: `document-${index + 1}`, exhibit: index + 1 },
  })),
  failedDocuments: [],
  unreadParts: [],
  clientName: null,
  legalSystem: null,
  settings: { hourlyRate: 250, hoursByClass: DEFAULT_HOURS_BY_CLASS, lowConfidence: 0.7 },
};
const OPTIONS = { signal: new AbortController().signal, onProgress: () => {} };
const run = (limits: ReturnType<typeof limitsFor>) => runAnalysis(TASK, { ...OPTIONS, limits });
/** Milliseconds: a busy machine may give a tenth of a core to the threads, each of which loads all knowledge anew. */
const PATIENCE = 600_000;

/** Those of every record of less than 600 pages. */
const LIMITS = limitsFor([]);

test("a record of 10,000 pages has more time than a small one, whose limits are enough for it", async () => {
  const [document] = TASK.documents;
  if (document === undefined) throw new Error("the case has no paper");
  const [page] = document.pages;
  if (page === undefined) throw new Error("the paper has no page");
  const small = limitsFor(TASK.documents);
  expect(small.timeMs).toBe(300_000);
  expect(limitsFor([{ ...document, pages: Array.from({ length: 10_000 }, () => page) }]).timeMs).toBe(5_000_000);
  expect((await run(small)).assembled.findings.length).toBeGreaterThan(0);
});

test("an analysis beyond its processor time or its memory ends with a sentence, and not with an error to be tried again", async () => {
  const tooLarge = async (limits: ReturnType<typeof limitsFor>) => {
    const error: unknown = await run(limits).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AnalysisTooLarge);
    return (error as Error).message;
  };
  const enough = limitsFor(TASK.documents);
  // A size that no other test asks for: a thread that has its knowledge may be done before anybody looks at its time.
  expect(await tooLarge({ heapMegabytes: enough.heapMegabytes + 1, timeMs: 1 })).toBe(
    "The analysis took more than 1 minutes of processor time and was stopped. Take out documents that it does not need, or split the case.",
  );
  expect(await tooLarge({ ...enough, heapMegabytes: 8 })).toMatch(
    /^The analysis needed more than 8 MB of memory and was stopped/,
  );
});

test(
  "a thread that waited says of a record with one more paper what a new one says",
  async () => {
    const [extra, ...documents] = TASK.documents;
    if (extra === undefined) throw new Error("the cases have no paper");
    // Long enough for its thread to wait.
    const long = [...documents, { ...extra, id: "long", exhibit: 100, pages: Array(50).fill(extra.pages[0]) as never }];
    const threads = vi.spyOn(Worker.prototype, "postMessage");
    const before = await runAnalysis({ ...TASK, documents: long }, OPTIONS);
    const after = await runAnalysis({ ...TASK, documents: [...long, extra] }, OPTIONS);
    // A refused analysis takes its thread with it: the next one has a new one.
    await expect(runAnalysis({ ...TASK, documents: null as never }, { ...OPTIONS, limits: LIMITS })).rejects.toThrow();
    const fresh = await runAnalysis({ ...TASK, documents: [...long, extra] }, OPTIONS);
    const [first, second, , last] = threads.mock.contexts;
    expect(second).toBe(first);
    expect(last).not.toBe(first);
    expect(after).toEqual(fresh);
    expect(before).not.toEqual(after);
  },
  PATIENCE,
);

test("the thread of a small record does the next analysis of the same size", async () => {
  const threads = vi.spyOn(Worker.prototype, "postMessage");
  await run(LIMITS);
  await run(LIMITS);
  await run({ ...LIMITS, heapMegabytes: LIMITS.heapMegabytes - 1 });
  const [first, second, third] = threads.mock.contexts;
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

/** Every so many of the case files, from any kind of case. */
const EVERY = 40;

test(
  "what is remembered of other records changes nothing: case files read one after the other, and each in a thread of its own",
  async () => {
    const names = listCaseNames().filter((_, index) => index % EVERY === 0);
    for (const [index, name] of names.entries()) {
      const documents = loadCase(name).documents.map((document, index) => ({
        ...document,
        ...{ id: `document-${index + 1}`, exhibit: index + 1 },
      }));
      const remembering = [documents.slice(0, -1), documents].map((read) => {
        const reading = readCase(read);
        return assembleAnalysis({ ...TASK, output: analyseByRules(reading), reading });
      });
      // A thread that waits is taken for the same size alone.
      const heapMegabytes = LIMITS.heapMegabytes + 2 + index;
      const { assembled } = await runAnalysis(
        { ...TASK, documents },
        { ...OPTIONS, limits: { ...LIMITS, heapMegabytes } },
      );
      expect(JSON.stringify(remembering[1]), name).toBe(JSON.stringify(assembled));
    }
  },
  PATIENCE,
);
