import { describe, expect, it } from "vitest";
import { findStatedIn } from "../../rules/gaps/find-stated.ts";
import { COPIED_GAPS, GAP_RULES, MENTIONED_GAPS, NAMED_GAPS, USUAL_RULES } from "../../rules/gaps/gap-rules.ts";
import type { CaseSentence } from "../../text/case-text.ts";
import { guessPageKind } from "../../text/document-kind.ts";
import { ExamplesSchema } from "../compile/term-schema.ts";
import { readExamples, sentencesOf } from "../testing/read-examples.ts";

const ofRule = <T extends { readonly rule: { readonly id: string } }>(rules: readonly T[], id: string) =>
  rules.filter(({ rule }) => rule.id === id);

/** Whether one of the rule's own words answers to the sentence. */
function isAnsweredBy(id: string, sentence: CaseSentence): boolean {
  return (
    findStatedIn(sentence).some(({ rule }) => rule?.id === id) ||
    ofRule(MENTIONED_GAPS, id).some(({ match }) => match(sentence) !== null)
  );
}

/** A rule without words for sentences answers to the headings of its kinds of papers. */
function answers(id: string, text: string): boolean {
  if ([...NAMED_GAPS, ...MENTIONED_GAPS].some(({ rule }) => rule.id === id))
    return sentencesOf(text).some((sentence) => isAnsweredBy(id, sentence));
  return COPIED_GAPS.some(({ rule }) => rule.id === id && rule.copiedIn.includes(guessPageKind(text)));
}

describe.each(readExamples("gaps", ExamplesSchema))("gaps: $id", ({ id, examples }) => {
  it.each(examples.yes)("answers to: %s", (text) => {
    expect(answers(id, text)).toBe(true);
  });

  it.each(examples.no)("does not answer to: %s", (text) => {
    expect(answers(id, text)).toBe(false);
  });
});

describe("the gaps together", () => {
  const ids = GAP_RULES.map(({ id }) => id);
  const items = [...GAP_RULES, ...USUAL_RULES].flatMap(({ id, items: own }) => own.map((item) => ({ id, ...item })));

  it("refer to files that exist", () => {
    const named = items.flatMap(({ sameAs = [], coveredBy }) => [sameAs, coveredBy].flat());
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("ask for things in one plain noun phrase", () => {
    expect(items.filter(({ what }) => /[()[\];]|\.$/.test(what)).map(({ what }) => what)).toEqual([]);
  });

  it("are asked for by something", () => {
    const all = [...NAMED_GAPS, ...MENTIONED_GAPS, ...COPIED_GAPS];
    const triggers = all.map(({ rule }) => rule);
    expect(GAP_RULES.filter((rule) => !triggers.includes(rule))).toEqual([]);
  });
});
