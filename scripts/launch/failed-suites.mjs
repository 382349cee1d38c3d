import { writeFileSync } from "node:fs";

/**
 * A reporter of Vitest: writes the files and groups of tests that failed by themselves to the file that FAILED_SUITES
 * names: one that did not load, or whose beforeAll or afterAll threw. Their tests are skipped, and Vitest's JSON report
 * tells of them for a whole file only.
 */
export default class FailedSuites {
  /** @param {readonly import("vitest/node").TestModule[]} modules */
  onTestRunEnd(modules) {
    writeFileSync(process.env.FAILED_SUITES ?? "", JSON.stringify(failedSuites(modules)));
  }
}

/**
 * @param {readonly import("vitest/node").TestModule[]} modules
 * @returns {{ file: string, title: string, error: string }[]} title: of the group; empty for a file
 */
export function failedSuites(modules) {
  return modules.flatMap((module) =>
    [module, ...module.children.allSuites()].flatMap((suite) =>
      suite
        .errors()
        .slice(0, 1)
        .map(({ message }) => ({ file: module.moduleId, title: suite.fullName ?? "", error: message })),
    ),
  );
}
