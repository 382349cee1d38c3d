import { expect, it } from "vitest";
import { isToCheck } from "./findings.ts";

const named = { basis: "mentioned", engine: "offline", auditVerdict: null, verdict: "proposed" } as const;

it.each([
  ["what the rules saw only named", named, true],
  ["the same, rejected by the attorney", { ...named, verdict: "rejected" } as const, true],
  ["the same, accepted by the attorney", { ...named, verdict: "accepted" } as const, false],
  ["the same, confirmed by the model", { ...named, auditVerdict: "kept" } as const, false],
  ["what the model found", { ...named, engine: "model" } as const, false],
  ["what a page says is missing", { ...named, basis: "stated" } as const, false],
  ["what is usual", { ...named, basis: "usual" } as const, false],
])("%s", (_, finding, expected) => {
  expect(isToCheck(finding)).toBe(expected);
});
