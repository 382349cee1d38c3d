import { expect, test } from "vitest";
import { inRoot } from "../lib/paths.mjs";
import { slowestTests, timedInPlaywright, timedInVitest } from "./slowest-tests.mjs";

test("the slowest tests of both runners, the slowest first, the tries of a browser test added up", () => {
  const unit = timedInVitest([
    {
      name: inRoot("lib/a.test.ts"),
      assertionResults: [
        { fullName: "adds", duration: 1200 },
        { fullName: "is skipped", duration: null },
      ],
    },
  ]);
  const spec = { file: "screens/b.spec.ts", line: 7, title: "opens" };
  const tries = [{ results: [{ duration: 4000 }, { duration: 2500 }] }];
  const browser = timedInPlaywright([{ suites: [{ specs: [{ ...spec, tests: tries }] }] }]);
  expect(slowestTests([...unit, ...browser])).toEqual([
    "The 3 slowest of 3 tests:",
    "    6.5 s  e2e/screens/b.spec.ts:7 opens",
    "    1.2 s  lib/a.test.ts adds",
    "    0.0 s  lib/a.test.ts is skipped",
  ]);
});

test("no more than twenty, and no line when no test ran", () => {
  const timed = Array.from({ length: 30 }, (_, seconds) => ({ seconds, name: "x" }));
  expect(slowestTests(timed)).toHaveLength(21);
  expect(slowestTests([])).toEqual([]);
});
