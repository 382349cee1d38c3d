import type { CaseSentence } from "../text/case-text.ts";
import { contextsOf, type ContextName } from "../text/assertion.ts";

/** What a compiled rule of the knowledge says about one sentence; sources of regular expressions over plain text. */
export type CompiledMatch = {
  readonly words: string;
  /** With these words in the sentence it does not count. */
  readonly unless?: string | undefined;
  /** The sentence must hold these words too. */
  readonly needs?: string | undefined;
  /** Contexts in which a match counts nevertheless: words that deny something are meant as they stand. */
  readonly accepts?: readonly ContextName[] | undefined;
};

/** The place in the sentence where the rule matches, 0-based; null when it does not. */
export type Matcher = (sentence: Pick<CaseSentence, "plain">) => { readonly at: number; readonly words: string } | null;

/** A matcher of the rule; its expressions are made once. */
export function createMatcher({ words, unless, needs, accepts = [] }: CompiledMatch): Matcher {
  const pattern = new RegExp(words);
  const not = unless === undefined ? null : new RegExp(unless);
  const also = needs === undefined ? null : new RegExp(needs);
  const accepted = new Set(accepts);
  return ({ plain }) => {
    const match = pattern.exec(plain);
    if (match === null || not?.test(plain) === true || also?.test(plain) === false) return null;
    const contexts = contextsOf(plain, { at: match.index, end: match.index + match[0].length });
    if (!contexts.isSubsetOf(accepted)) return null;
    return { at: match.index, words: match[0] };
  };
}
