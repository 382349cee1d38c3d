import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeFinding } from "#lib/analysis/testing/make-finding.ts";
import { factorVerdicts, readVerdicts, storeVerdicts } from "./stored-verdicts.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const FACTORS = [12, -9, 5].map((weight, index) => makeFinding({ kind: "factor", id: `factor ${index}`, weight }));
const REJECTED = FACTORS.map((factor, index) => (index === 0 ? { ...factor, verdict: "rejected" as const } : factor));
const STORED = { id: "analysis", viabilityScore: 54, oddsReview: { provisional: true, factors: 3, reviewed: 0 } };

test("the way back is there again after a reload, and is forgotten when asked", () => {
  storeVerdicts("analysis", factorVerdicts({ findings: FACTORS }));
  const open = { ...STORED, findings: REJECTED };
  expect(readVerdicts(open)).toEqual(factorVerdicts({ findings: FACTORS }));
  expect(readVerdicts({ ...open, id: "another" })).toBeNull();
  storeVerdicts("analysis", null);
  expect(readVerdicts(open)).toBeNull();
});

test("nothing to go back to while the verdicts give the stored odds, or after others were stored", () => {
  storeVerdicts("analysis", factorVerdicts({ findings: FACTORS }));
  expect(readVerdicts({ ...STORED, findings: FACTORS })).toBeNull();
  expect(readVerdicts({ ...STORED, findings: REJECTED, viabilityScore: 70 })).toBeNull();
});

test("what cannot be read is no way back", () => {
  storeVerdicts("analysis", factorVerdicts({ findings: FACTORS }));
  for (const key of kept.keys()) kept.set(key, "{");
  expect(readVerdicts({ ...STORED, findings: REJECTED })).toBeNull();
});
