import { expect, it } from "vitest";
import type { Signs } from "#server/chat/order-passages.ts";
import type { Features } from "#server/chat/passage-features.ts";
import { DIMENSIONS, dot, unit, type Vector } from "#server/chat/word-vectors.ts";
import { learnConfidence } from "./learn-confidence.ts";
import { type Example, learnRanking } from "./learn-ranking.ts";
import { learnVectors } from "./learn-vectors.ts";

const zero = () => new Float32Array(DIMENSIONS);
const axis = (at: number): Vector => zero().fill(1, at, at + 1);

it("gives words that stand beside the same words vectors that point the same way, again and again the same", () => {
  const pages = Array.from({ length: 40 }, (_, nth) => [
    ...["wore", "dark", nth % 2 === 0 ? "coat" : "jacket", "sleeve", "button"],
    ...["judge", "signed", nth % 2 === 0 ? "warrant" : "order", "court", "clerk"],
  ]);
  const vectors = learnVectors(pages);
  const likeness = (one: string, other: string) => dot(unit(vectors.get(one)!), unit(vectors.get(other)!));
  expect(likeness("coat", "jacket")).toBeGreaterThan(likeness("coat", "warrant") + 0.2);
  expect(learnVectors(pages)).toEqual(vectors);
});

it("leaves out words that occur too seldom", () => {
  expect(learnVectors([["seldom", "often", "often", "often", "often", "often", "often"]]).has("seldom")).toBe(false);
});

/** A question of one word with a passage that answers and one that does not. */
function example(
  word: string,
  right: { vector: Vector; score: number },
  wrong: { vector: Vector; score: number },
): Example {
  const passage = ({ vector, score }: { vector: Vector; score: number }, isRight: boolean) => ({
    ...{ vector, isRight, features: { score } as Features },
  });
  return {
    sought: { like: zero(), answer: zero(), size: 4 },
    entries: [word],
    passages: [passage(right, true), passage(wrong, false)],
  };
}

it("learns what a feature counts", () => {
  const examples = Array.from({ length: 40 }, (_, nth) =>
    example(`${nth}`, { vector: zero(), score: nth % 5 }, { vector: zero(), score: (nth % 5) - 1 }),
  );
  expect(learnRanking(examples, { words: new Map() }).ranking.score).toBeGreaterThan(0);
});

it("learns what a word of a question looks for, from two questions on", () => {
  const examples = [
    ...Array.from({ length: 40 }, () => example("@when", { vector: axis(0), score: 0 }, { vector: axis(1), score: 0 })),
    example("once", { vector: axis(2), score: 0 }, { vector: axis(3), score: 0 }),
  ];
  const { asked } = learnRanking(examples, { words: new Map() });
  expect(asked.get("@when")?.[0]).toBeGreaterThan(asked.get("@when")?.[1] ?? 0);
  expect(asked.has("once")).toBe(false);
});

it("learns a probability that is a half where both are as likely, however few there are of one", () => {
  const judged = Array.from({ length: 1000 }, (_, nth) => {
    const hasAnswer = nth % 10 > 0;
    return { hasAnswer, signs: { held: ((nth * 7919) % 100) / 100 + (hasAnswer ? 0.5 : 0) } as Signs };
  });
  const { constant, held } = learnConfidence(judged);
  expect(held).toBeGreaterThan(0);
  expect(constant + held * 0.75).toBeCloseTo(0, 0);
});
