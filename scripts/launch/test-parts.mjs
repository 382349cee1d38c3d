import { globSync } from "node:fs";
import { PlainFailure } from "../lib/fail.mjs";
import { ROOT } from "../lib/paths.mjs";

export const PARTS = ["static", "unit", "db", "e2e"];

const TEST_FILES = "{app,components,e2e,evaluation,lib,scripts,server,testing}/**/*.{test,spec}.ts";
const PART_OF = [
  [".db.test.ts", "db"],
  [".test.ts", "unit"],
  [".spec.ts", "e2e"],
];

/**
 * The parts that have a test file which one of the filters names.
 * @param {string[]} filters parts of paths; a browser test's may end with its line, as Playwright takes it
 * @returns {string[]} of PARTS, in their order
 * @throws PlainFailure when no path holds any of them
 */
export function partsWith(filters) {
  const wanted = filters.map((filter) => filter.replace(/:\d+$/, ""));
  const found = globSync(TEST_FILES, { cwd: ROOT })
    .filter((path) => wanted.some((part) => path.includes(part)))
    .map((path) => PART_OF.find(([ending]) => path.endsWith(ending))?.[1]);
  if (found.length === 0) throw new PlainFailure(`No test file has ${wanted.join(" or ")} in its path.`);
  return PARTS.filter((part) => found.includes(part));
}
