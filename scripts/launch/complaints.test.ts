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
  expect(vitestComplaints([{ name: inRoot("lib/a.test.ts"), assertionResults }], [])).toEqual([
    "FAILED lib/a.test.ts divides\n       AssertionError: expected 1 to be 2 at task (runner.js:1784:27)",
    "FAILED lib/a.test.ts waits\n       timed out after 60 s",
    "FAILED lib/a.test.ts waits less\n       timed out after 1.2 s",
  ]);
});

test("a file or a group that failed as a whole is told beside the tests that failed", () => {
  const file = inRoot("lib/a.test.ts");
  const assertionResults = [failed("divides", 3, "AssertionError: expected 1 to be 2")];
  const suites = [
    { file, title: "", error: "SyntaxError: x" },
    { file, title: "a reader", error: "Hook timed out in 60000ms." },
  ];
  expect(vitestComplaints([{ name: file, assertionResults }], suites)).toEqual([
    "FAILED lib/a.test.ts divides\n       AssertionError: expected 1 to be 2 at task (runner.js:1784:27)",
    "FAILED lib/a.test.ts did not load, begin or end\n       SyntaxError: x",
    "FAILED lib/a.test.ts a reader did not load, begin or end\n       Hook timed out in 60000ms.",
  ]);
});
