import { expect, test } from "vitest";
import { partsWith } from "./test-parts.mjs";

test("a filter runs the parts that have a file of that name", () => {
  expect(partsWith(["launch/test-parts"])).toEqual(["unit"]);
  expect(partsWith(["sign-in/log-in"])).toContain("db");
  expect(partsWith(["journeys/sign-in.spec.ts:45"])).toEqual(["e2e"]);
  expect(partsWith(["journeys/sign-in", "launch/test-parts"])).toEqual(["unit", "e2e"]);
});

test("a filter that names no file says so", () => {
  expect(() => partsWith(["no-such-file"])).toThrow("No test file has no-such-file in its path.");
});
