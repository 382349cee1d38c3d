import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../lib/paths.mjs";

/** Characters of an error that fit a line of the summary. */
const LONGEST_ERROR = 300;

/**
 * A line for each test that failed, and for each that passed only on its second try.
 * @param {object[]} suites of Playwright's JSON report
 * @returns {string[]}
 */
export function playwrightComplaints(suites) {
  return suites.flatMap((suite) => [
    ...playwrightComplaints(suite.suites ?? []),
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ status, results }) => {
          const error = results.find(({ errors }) => errors.length > 0)?.errors[0]?.message;
          return complaint(status === "flaky" ? "FLAKY" : "FAILED", `e2e/${spec.file}:${spec.line}`, spec.title, error);
        }),
    ),
  ]);
}

/**
 * A line for each test that failed, and for each file or group of tests that failed as a whole.
 * @param {object[]} files `testResults` of Vitest's JSON report
 * @param {readonly { file: string, title: string, error: string }[]} suites what failed-suites.mjs wrote
 * @returns {string[]}
 */
export function vitestComplaints(files, suites) {
  return [
    ...files.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map((test) => complaint("FAILED", relative(ROOT, name), test.fullName, errorOf(test))),
    ),
    ...suites.map(({ file, title, error }) =>
      complaint("FAILED", relative(ROOT, file), `${title} did not load, begin or end`.trim(), error),
    ),
  ];
}

/** Vitest's JSON report leaves the message of a timeout out and gives the stack under a name of its own. */
function errorOf({ failureMessages: [error], duration }) {
  if (!error?.startsWith("Error: STACK_TRACE_ERROR")) return error;
  return `timed out after ${Number((duration / 1000).toFixed(1))} s`;
}

function complaint(word, path, title, error = "") {
  const told = stripVTControlCharacters(error).replace(/\s+/g, " ").slice(0, LONGEST_ERROR);
  return `${word} ${path} ${title}\n       ${told}`;
}
