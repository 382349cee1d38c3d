import { expect, test } from "vitest";
import { CASE_STATUSES, isPipelineStatus, nextPipelineStatus } from "./case-status.ts";

test("thirteen statuses, five of the pipeline", () => {
  expect(CASE_STATUSES).toEqual([
    "draft",
    "new",
    "processing",
    "completed",
    "failed",
    "investigation",
    "discovery",
    "preTrial",
    "trial",
    "settlement",
    "closed",
    "appealed",
    "dismissed",
  ]);
  expect(CASE_STATUSES.filter(isPipelineStatus)).toEqual(["draft", "new", "processing", "completed", "failed"]);
});

test("the analysis moves a case of the pipeline", () => {
  expect(nextPipelineStatus("new", "processing")).toBe("processing");
  expect(nextPipelineStatus("processing", "failed")).toBe("failed");
  expect(nextPipelineStatus("completed", "processing")).toBe("processing");
});

test("a stage that a person set stays", () => {
  expect(nextPipelineStatus("preTrial", "processing")).toBe("preTrial");
  expect(nextPipelineStatus("closed", "completed")).toBe("closed");
});
