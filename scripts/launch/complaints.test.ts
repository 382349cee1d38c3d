import { expect, test } from "vitest";
import { inRoot } from "../lib/paths.mjs";
import { vitestComplaints } from "./complaints.mjs";

const failed = (fullName: string, duration: number, error: string) => ({
  ...{ fullName, duration, status: "failed" },
  failureMessages: [`${error}\n    at task (runner.js:1784:27)`],
});

test("a failed test is told with its error, one that timed out with its time", () => {
  const assertionResults = [
    { fullName: "adds", status: "passed", failureMessages: [] },
    failed("divides", 3, "AssertionError: expected 1 to be 2"),
    failed("waits", 60_004, "Error: STACK_TRACE_ERROR"),
    failed("waits less", 1208, "Error: STACK_TRACE_ERROR"),
  ];
  expect(vitestComplaints([{ name: inRoot("lib/a.test.ts"), status: "failed", assertionResults }])).toEqual([
    "FAILED lib/a.test.ts divides\n       AssertionError: expected 1 to be 2 at task (runner.js:1784:27)",
    "FAILED lib/a.test.ts waits\n       timed out after 60 s",
    "FAILED lib/a.test.ts waits less\n       timed out after 1.2 s",
  ]);
});

test("a file without a test of its own to blame is told as a whole", () => {
  const file = { name: inRoot("lib/a.test.ts"), status: "failed", assertionResults: [], message: "SyntaxError: x" };
  expect(vitestComplaints([file])).toEqual(["FAILED lib/a.test.ts did not load\n       SyntaxError: x"]);
});
