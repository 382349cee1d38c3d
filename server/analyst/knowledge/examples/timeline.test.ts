import { describe, expect, it } from "vitest";
import generated from "../generated/timeline.json" with { type: "json" };
import { ExamplesSchema } from "../compile/term-schema.ts";
import { readExamples } from "../testing/read-examples.ts";

describe.each(
  readExamples("timeline", ExamplesSchema).map((file, index) => ({ ...file, words: generated[index]?.words ?? "" })),
)("timeline: $id", ({ examples, words }) => {
  const pattern = new RegExp(words);

  it.each(examples.yes)("tells an event: %s", (text) => {
    expect(text.toLowerCase()).toMatch(pattern);
  });

  it.each(examples.no)("does not tell an event: %s", (text) => {
    expect(text.toLowerCase()).not.toMatch(pattern);
  });
});
