import type { CompiledMatch } from "../../knowledge/compile/compiled-match.ts";
import type { CaseSentence } from "../../text/case-text.ts";
import { holds } from "../../text/remembered.ts";
import { isMeant } from "./is-meant.ts";

/** The first place in the sentence where the rule matches and the sentence asserts it, 0-based; null when there is none. */
export type Matcher = (sentence: CaseSentence) => { readonly at: number; readonly words: string } | null;

/** Sentences on either side in which `nearBy` is looked for. */
const NEAR = 3;

/** A matcher of the rule; its expressions are made once. */
export function createMatcher({ words, unless, needs, nearBy, sureBy, ...accepts }: CompiledMatch): Matcher {
  const pattern = new RegExp(words, "g");
  const not = unless === undefined ? null : new RegExp(unless);
  const also = needs === undefined ? null : new RegExp(needs);
  const near = nearBy === undefined ? null : new RegExp(nearBy);
  const sure = sureBy === undefined ? null : new RegExp(sureBy);
  const open = { ...accepts, isSure: undefined };
  return (sentence) => {
    const { plain } = sentence;
    // To look for all places copies the pattern, and few sentences have one.
    if (!holds(plain, pattern) || not?.test(plain) === true || also?.test(plain) === false) return null;
    for (const { index, 0: found } of plain.matchAll(pattern))
      if (
        isMeant(sentence, { at: index, end: index + found.length }, sure?.test(plain) === true ? open : accepts) &&
        (near === null || isNear(sentence, near))
      )
        return { at: index, words: found };
    return null;
  };
}

function isNear({ document, order }: CaseSentence, words: RegExp): boolean {
  return document.sentences.slice(Math.max(0, order - NEAR), order + NEAR + 1).some(({ plain }) => words.test(plain));
}
