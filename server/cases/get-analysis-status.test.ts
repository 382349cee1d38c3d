// @spec 2.9: analysis progress
import { describe, expect, it } from "vitest";
import { progressAt } from "#server/analyses/progress-steps.ts";
import type { CaseState, LatestAnalysis } from "./case-state.ts";
import { analysisStatus } from "./get-analysis-status.ts";

const analysis: LatestAnalysis = {
  status: "Pending",
  progressPercent: 0,
  progressMessage: "",
  error: null,
  citationsOffered: 0,
  citationsDropped: 0,
  createdAt: "2026-11-21T09:00:01.000Z",
  completedAt: null,
};
const settled: CaseState = {
  documentCount: 4,
  failedCount: 0,
  nextDate: null,
  settledCount: 4,
  unopenedCount: 0,
  readCount: 4,
  pageCount: 42,
  pagesRead: 40,
  shareRead: 1,
  latest: analysis,
  completed: null,
  requests: { overdue: 0, nextDue: null },
};
const states = (state: CaseState) => analysisStatus(state).steps.map((step) => `${step.id} ${step.state}`);
const latest = (fields: Partial<LatestAnalysis>): CaseState => ({ ...settled, latest: { ...analysis, ...fields } });

describe("the progress screen's status", () => {
  it("counts reading up to 60 percent", () => {
    const status = analysisStatus({ ...settled, settledCount: 1, pageCount: 40, pagesRead: 10, shareRead: 0.5 });
    expect(status).toMatchObject({
      progress: { percentageComplete: 30, message: "Reading page 11 of 40" },
      isCompleted: false,
      error: null,
      elapsed: null,
      documentCount: 4,
    });
    expect(status.steps.map((step) => step.state)).toEqual(["working", "waiting", "waiting", "waiting"]);
    expect(status.steps[0]!.detail).toBe("10 of 40 pages");
  });

  it("names no total while a document is still to be opened", () => {
    const status = analysisStatus({ ...settled, settledCount: 1, unopenedCount: 2, pageCount: 11, pagesRead: 11 });
    expect(status.progress.message).toBe("Reading page 12");
    expect(status.steps[0]?.detail).toBe("11 pages, 2 documents to open");
  });

  it("says that it reads while no page is known", () => {
    const status = analysisStatus({ ...settled, settledCount: 0, pageCount: 0, pagesRead: 0, shareRead: 0 });
    expect(status.progress).toEqual({ percentageComplete: 0, message: "Reading the documents" });
    expect(status.steps[0]!.detail).toBeNull();
  });

  it("walks through the steps", () => {
    expect(states(settled)).toEqual(["read done", "find working", "check waiting", "add waiting"]);
    const finding = latest({ status: "Processing", ...progressAt("find", 0.5) });
    expect(analysisStatus(finding).progress).toEqual({
      percentageComplete: 72,
      message: "Finding the issues and contradictions",
    });
    expect(states(finding)).toEqual(["read done", "find working", "check waiting", "add waiting"]);
    const checking = latest({ status: "Processing", ...progressAt("check") });
    expect(states(checking)).toEqual(["read done", "find done", "check working", "add waiting"]);
    const adding = latest({ status: "Processing", ...progressAt("add") });
    expect(states(adding)).toEqual(["read done", "find done", "check done", "add working"]);
    expect(analysisStatus(adding).progress.percentageComplete).toBe(95);
  });

  it("never says that a step is done before the next has begun", () => {
    expect(progressAt("find", 1).progressPercent).toBe(84);
    expect(progressAt("add", 1).progressPercent).toBe(99);
  });

  it("ends at 100 percent with the time it took and the quotes that stood", () => {
    const status = analysisStatus(
      latest({
        status: "Completed",
        completedAt: "2026-11-21T09:01:31.000Z",
        citationsOffered: 30,
        citationsDropped: 13,
      }),
    );
    expect(status).toMatchObject({
      progress: { percentageComplete: 100, message: "Analysis complete" },
      isCompleted: true,
      error: null,
      elapsed: 90_000,
    });
    expect(status.steps.map((step) => step.state)).toEqual(["done", "done", "done", "done"]);
    expect(status.steps.map((step) => step.detail)).toEqual(["40 of 42 pages", null, "17 of 30 quotes", null]);
  });

  it("tells how much was read, and whether anything was found", () => {
    const offered = { status: "Completed", citationsOffered: 3 } as const;
    expect(analysisStatus({ ...latest(offered), readCount: 1 })).toMatchObject({
      ...{ reading: { documents: 4, documentsRead: 1, pages: 42, pagesRead: 40 }, foundSomething: true },
    });
    expect(analysisStatus(latest({ ...offered, citationsDropped: 3 })).foundSomething).toBe(false);
  });

  it("ends with the reason of a failure, at the step where it stopped", () => {
    const failed = latest({ status: "Failed", error: "None of the documents could be read.", ...progressAt("find") });
    expect(analysisStatus(failed)).toMatchObject({ isCompleted: false, error: "None of the documents could be read." });
    expect(states(failed)).toEqual(["read done", "find stopped", "check waiting", "add waiting"]);
  });

  it("ends when there is nothing to wait for", () => {
    expect(analysisStatus({ ...settled, latest: null }).error).toBe("No analysis of this case has been started.");
  });
});
