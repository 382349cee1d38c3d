import { describe, expect, it } from "vitest";
import { createMatcher } from "../../rules/matching/match.ts";
import type { CompiledFactor } from "../compile/factors.ts";
import { ExamplesSchema } from "../compile/term-schema.ts";
import compiled from "../generated/factors.json" with { type: "json" };
import { readExamples, sentencesOf } from "../testing/read-examples.ts";

const FACTORS = compiled as readonly CompiledFactor[];
const shown = readExamples("factors", ExamplesSchema.optional()).flatMap(({ id, examples }) => {
  const match = FACTORS.find((factor) => factor.id === id)?.match;
  return examples === undefined || match === undefined ? [] : [{ id, examples, match: createMatcher(match) }];
});

describe.each(shown)("factors: $id", ({ examples, match }) => {
  it.each(examples.yes)("is shown by: %s", (text) => {
    expect(sentencesOf(text).some((sentence) => match(sentence) !== null)).toBe(true);
  });

  it.each(examples.no)("is not shown by: %s", (text) => {
    expect(sentencesOf(text).filter((sentence) => match(sentence) !== null)).toEqual([]);
  });
});
