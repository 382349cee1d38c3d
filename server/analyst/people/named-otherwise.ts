import names from "../knowledge/generated/names.json" with { type: "json" };
import type { CaseText } from "../text/case-text.ts";
import { anyOf, inCapitals } from "../text/any-of.ts";

const AREA = ["Police", "County", "Sheriff", "Borough", "Village", "City", "Town", "Township", "Court", "Recovery"];
const PLACE_WORDS = [...names.streets, ...AREA, ...inCapitals(AREA)];
/** "HARLOW AVE", "Wexford Police": the first word is a street or a town. */
const PLACE = new RegExp(`(?<![\\w'’.-] ?)([A-Z][A-Za-z'’-]{2,}) {1,2}(?:${anyOf(PLACE_WORDS)})\\b`, "g");
/** "K9 BRUNO", "her dog Bruno". */
const DOG = /\b(?:K-?9|[Cc]anine|CANINE|[Dd]og|police dog)(?: named)? ["“(]?([A-Z][A-Za-z]{2,})\b/g;
/** `alias "Bub"`, "a/k/a Bub": another name of somebody who has one. */
const ALIAS =
  /\b(?:alias|aka|AKA|a\.?k\.?a\.?|a\/k\/a|also known as|nickname:?|street name:?) ["“(]?([A-Z][A-Za-z]{2,})\b/g;

/** "MOREAU said", "Moreau told": only people do such things. */
const ACTOR = new RegExp(`(?<![\\w'’-])([A-Z][A-Za-z'’-]{2,}) (?:${anyOf(names.acts)})\\b`, "g");

/** Single words, lower case, by what the case calls so: places, dogs and second names of somebody, people who act. */
export type NamedOtherwise = {
  readonly places: ReadonlySet<string>;
  readonly others: ReadonlySet<string>;
  readonly actors: ReadonlySet<string>;
};

/** Reads every page once. */
export function readNamedOtherwise({ documents }: CaseText): NamedOtherwise {
  const places = new Set<string>();
  const others = new Set<string>();
  const actors = new Set<string>();
  for (const { pages } of documents)
    for (const { text } of pages) {
      for (const [, word = ""] of text.matchAll(PLACE)) places.add(word.toLowerCase());
      for (const [, word = ""] of text.matchAll(ACTOR)) actors.add(word.toLowerCase());
      for (const pattern of [DOG, ALIAS])
        for (const [, word = ""] of text.matchAll(pattern)) others.add(word.toLowerCase());
    }
  return { places, others, actors };
}
