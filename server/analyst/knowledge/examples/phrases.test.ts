import { describe, expect, it } from "vitest";
import { findStatedIn } from "../../rules/gaps/find-stated.ts";
import { ExamplesSchema } from "../compile/term-schema.ts";
import { readExamples, sentencesOf } from "../testing/read-examples.ts";

describe.each(readExamples("phrases", ExamplesSchema))("phrases: $id", ({ id, examples }) => {
  const find = (text: string) =>
    sentencesOf(text)
      .flatMap(findStatedIn)
      .filter(({ absence }) => absence === id);

  it.each(examples.yes)("answers to: %s", (text) => {
    expect(find(text)).not.toEqual([]);
  });

  it.each(examples.no)("does not answer to: %s", (text) => {
    expect(find(text)).toEqual([]);
  });
});
