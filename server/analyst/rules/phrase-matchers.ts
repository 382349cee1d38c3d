import type { Phrases } from "../knowledge/compile/phrases.ts";
import compiled from "../knowledge/generated/phrases.json" with { type: "json" };

const PHRASES = compiled as readonly unknown[] as readonly Phrases[];

/** Where a sentence says something, and the words that say it; all places, which do not overlap. */
export type PhrasePlace = { readonly at: number; readonly end: number };

/** The phrases of a file in knowledge/phrases. */
export function findPhrases(id: string): (plain: string) => PhrasePlace[] {
  const match = PHRASES.find((phrases) => phrases.id === id)?.match;
  if (match === undefined) throw new Error(`There is no knowledge/phrases/${id}.yaml.`);
  const words = new RegExp(match.words, "g");
  const unless = match.unless === undefined ? null : new RegExp(match.unless);
  return (plain) =>
    unless?.test(plain) === true
      ? []
      : [...plain.matchAll(words)].map(({ index, 0: { length } }) => ({ at: index, end: index + length }));
}
