import type { WordPlace } from "#lib/domain/text/word-places.ts";
import { cleanText } from "../clean-reading.ts";
import type { RecognisedWord } from "../recognised-word.ts";

/**
 * Finds each word in the cleaned text of its page, which holds the same words in the same order. Should the two differ
 * nevertheless, a word has no place rather than a wrong one.
 */
export function placeWords(text: string, words: readonly RecognisedWord[]): WordPlace[] {
  const places: WordPlace[] = [];
  const tokens = text.matchAll(/\S+/g);
  let token = tokens.next().value;
  let used = 0;
  for (const { text: seen, ...place } of words) {
    const word = cleanText(seen).text;
    if (word === "" || token === undefined) continue;
    const start = token.index + used;
    if (token[0].startsWith(word, used)) {
      places.push({ start, end: start + word.length, ...place });
      used += word.length;
      if (used < token[0].length) continue;
    }
    token = tokens.next().value;
    used = 0;
  }
  return places;
}
