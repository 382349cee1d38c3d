import type { Mention } from "../../knowledge/compile/gaps.ts";
import type { CaseSentence } from "../../text/case-text.ts";
import { holds } from "../../text/remembered.ts";
import { rangeOf } from "../matching/is-asserted.ts";
import { isMade, isPlainFact } from "./plain-fact.ts";

/** The first place where a sentence plainly says that the record was made; null when it does not. */
export type FindMention = (sentence: CaseSentence) => { readonly at: number } | null;

/** A finder of the statements by which pages mention a record; its expressions are made once. */
export function createMention({ names, acts, unless }: Mention): FindMention {
  const [named, told] = [names, acts].map((source) => (source === undefined ? null : new RegExp(source, "g")));
  const not = unless === undefined ? null : new RegExp(unless);
  return (sentence) => {
    const { plain } = sentence;
    if (not?.test(plain) === true) return null;
    const places = (words: RegExp | null | undefined) =>
      words && holds(plain, words) ? [...plain.matchAll(words)].map(rangeOf) : [];
    const found = [...places(told), ...places(named).filter((place) => isMade(plain, place))].find((place) =>
      isPlainFact(sentence, place),
    );
    return found === undefined ? null : { at: found.at };
  };
}
