import { relative } from "node:path";
import { ROOT } from "../lib/paths.mjs";

const SHOWN = 20;

/** @typedef {{ seconds: number, name: string }} TimedTest name: path and title */

/**
 * @param {object[]} files `testResults` of Vitest's JSON report
 * @returns {TimedTest[]}
 */
export function timedInVitest(files) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ duration, fullName }) => ({
      seconds: (duration ?? 0) / 1000,
      name: `${relative(ROOT, name)} ${fullName}`,
    })),
  );
}

/**
 * @param {object[]} suites of Playwright's JSON report
 * @returns {TimedTest[]} the tries of a test added up
 */
export function timedInPlaywright(suites) {
  return suites.flatMap((suite) => [
    ...timedInPlaywright(suite.suites ?? []),
    ...(suite.specs ?? []).map(({ file, line, title, tests }) => ({
      seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
      name: `e2e/${file}:${line} ${title}`,
    })),
  ]);
}

/**
 * Lines for the tests that took longest, the longest first.
 * @param {readonly TimedTest[]} timed
 * @returns {string[]} none when no test ran
 */
export function slowestTests(timed) {
  if (timed.length === 0) return [];
  const slowest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
  return [
    `The ${slowest.length} slowest of ${timed.length} tests:`,
    ...slowest.map(({ seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ];
}
