import { expect, it } from "vitest";
import { tokensOf } from "./search-terms.ts";
import { dot, entriesOf, LEARNED_VECTORS, readVector, soughtBy, unit, vectorOf, writeVector } from "./word-vectors.ts";

const likeness = (one: string, other: string) => {
  const [first, second] = [one, other].map((text) => unit(vectorOf(entriesOf(tokensOf(text)), LEARNED_VECTORS)));
  return dot(first!, second!);
};

it("knows words that stand beside the same words", () => {
  expect(likeness("coat", "jacket")).toBeGreaterThan(0.6);
  expect(likeness("coat", "affidavit")).toBeLessThan(0.3);
});

it("takes numbers of one form for one word, and nothing from words that say nothing", () => {
  expect(likeness("23:42", "01:15")).toBeCloseTo(1);
  expect(vectorOf(entriesOf(tokensOf("the of and")), LEARNED_VECTORS).every((value) => value === 0)).toBe(true);
});

it("looks for what answers, not only for what is like the question", () => {
  const { answer } = soughtBy({ tokens: tokensOf("what was he wearing"), asksUntil: 18 }, LEARNED_VECTORS);
  const held = (text: string) => dot(answer, unit(vectorOf(entriesOf(tokensOf(text)), LEARNED_VECTORS)));
  expect(held("a dark hooded jacket and jeans")).toBeGreaterThan(held("the sample was sent to the laboratory"));
});

it("reads a vector as it was written, to a 64th of its range", () => {
  const vector = Float32Array.of(0, 1, -1, 0.5, -0.25, 7);
  const read = readVector(writeVector(vector, 1), 1);
  for (const [at, value] of [0, 1, -1, 0.5, -0.25, 1].entries())
    expect(Math.abs(read[at]! - value)).toBeLessThan(1 / 32);
});
