import { stemmer } from "stemmer";

/** Words that say nothing about what a sentence is about, and those with which people ask. */
const STOP_WORDS = new Set(
  `a about above after again against all also am an and any anybody anyone anything are as at be because been before
  being below between both but by can cannot could did do does doing down during each either else ever every few for
  from further get gets got had has have having he her here hers herself him himself his how i if in into is it its
  itself just let like may me might more most much must my myself neither no nor not of off on once one only onto or
  other our ours out over own per please same shall she should so some somebody someone something such than that the
  their theirs them themselves then there these they this those through to too under until up upon us very was we were
  what whatever when where whether which while who whom whose why will with within without would yes yet you your yours
  d ll m re s t ve don didn doesn isn wasn weren won
  case cases document documents exhibit exhibits file files page pages record records
  actually best exactly full good happening kind like long made make making name names number really take taken thing
  things time times took use used using way whole work works
  ask asked explain find found give given happen happened know known mention mentioned mentions say saying says said
  show showed shown shows speak speaks state stated tell telling tells think told want`.split(/\s+/),
);

/** The word as passages are searched by: folded and stemmed; null for a word that says nothing. */
export function searchTerm(word: string): string | null {
  const folded = word.toLowerCase();
  return STOP_WORDS.has(folded) ? null : stemmer(folded);
}

/** Letters and digits that stand together; an apostrophe parts them. */
export function searchWords(text: string): string[] {
  return text.normalize("NFKC").match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The distinct terms of a question. */
export function searchTerms(text: string): string[] {
  return [...new Set(searchWords(text).flatMap((word) => searchTerm(word) ?? []))];
}
