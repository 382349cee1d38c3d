import { describe, expect, it } from "vitest";
import { findPhrases } from "../../rules/phrase-matchers.ts";
import { toPlain } from "../../text/to-plain.ts";
import { ExamplesSchema } from "../compile/term-schema.ts";
import { readExamples } from "../testing/read-examples.ts";

describe.each(readExamples("phrases", ExamplesSchema))("phrases: $id", ({ id, examples }) => {
  const find = findPhrases(id);

  it.each(examples.yes)("answers to: %s", (text) => {
    expect(find(toPlain(text))).not.toEqual([]);
  });

  it.each(examples.no)("does not answer to: %s", (text) => {
    expect(find(toPlain(text))).toEqual([]);
  });
});
