import { describe, expect, it } from "vitest";
import { findAct, USUAL } from "../../rules/gaps/find-usual.ts";
import { guessPageKind } from "../../text/document-kind.ts";
import { ExamplesSchema } from "../compile/term-schema.ts";
import { readExamples, sentencesOf } from "../testing/read-examples.ts";

/** By what the police tell, else by the heading of a paper. */
function answers(id: string, text: string): boolean {
  const rule = USUAL.find((one) => one.id === id);
  if (rule === undefined) return false;
  if (rule.told === null) return rule.papers?.includes(guessPageKind(text)) === true;
  return sentencesOf(text).some((sentence) => findAct(rule, sentence) !== null);
}

describe.each(readExamples("usual", ExamplesSchema))("usual: $id", ({ id, examples }) => {
  it.each(examples.yes)("answers to: %s", (text) => {
    expect(answers(id, text)).toBe(true);
  });

  it.each(examples.no)("does not answer to: %s", (text) => {
    expect(answers(id, text)).toBe(false);
  });
});
