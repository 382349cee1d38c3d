import { beforeEach, expect, test, vi } from "vitest";
import { readFolds, storeFolds } from "./stored-folds.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("folds are kept per user and case", () => {
  storeFolds("rosa", "marlow", { documents: true, points: false });
  expect(readFolds("rosa", "marlow")).toEqual({ documents: true, points: false });
  expect(readFolds("rosa", "ibarra")).toEqual({});
  expect(readFolds("dana", "marlow")).toEqual({});
  // Under the prefix that goes at sign-out.
  expect([...stored.keys()]).toEqual(["oe:folds:rosa:marlow"]);
});

test("what is no fold is left out, and a store that fails does no harm", () => {
  for (const [text, folds] of [
    ["no JSON", {}],
    ["null", {}],
    ['{"points":true,"skinny":"yes"}', { points: true }],
  ] as const) {
    stored.set("oe:folds:rosa:marlow", text);
    expect(readFolds("rosa", "marlow")).toEqual(folds);
  }
  vi.stubGlobal("localStorage", {
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  });
  expect(() => storeFolds("rosa", "marlow", { points: true })).not.toThrow();
});
