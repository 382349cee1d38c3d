// @spec product: a record beyond what the rules can take
import { expect, test } from "vitest";
import { DEFAULT_HOURS_BY_CLASS } from "#lib/domain/fee.ts";
import { loadCase } from "../../evaluation/harness/load-case.ts";
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
const run = (limits: ReturnType<typeof limitsFor>) =>
  runAnalysis(TASK, { signal: new AbortController().signal, onProgress: () => {}, limits });

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
  expect(await tooLarge({ ...enough, timeMs: 1 })).toBe(
    "The analysis took more than 1 minutes of processor time and was stopped. Take out documents that it does not need, or split the case.",
  );
  expect(await tooLarge({ ...enough, heapMegabytes: 8 })).toMatch(
    /^The analysis needed more than 8 MB of memory and was stopped/,
  );
});
