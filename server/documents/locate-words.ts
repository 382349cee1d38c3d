import { stemmer } from "stemmer";
import { findInNormalised, normaliseText, originalRange, type TextRange } from "#lib/domain/text/normalise-text.ts";

/** Words that stand further apart than this are not marked together. Characters. */
const MAX_SPAN = 120;

type Word = { readonly from: number; readonly to: number; readonly wanted: number };

/**
 * The place of a page that answers a search best: a wanted phrase as it was typed, else where most of the wanted words
 * stand close together, in whatever form. The index only says that they are on the page. Null when the words are there
 * in a form that this does not know.
 * @param wanted words and phrases as they were typed
 */
export function locateWords(text: string, wanted: readonly string[]): TextRange | null {
  const page = normaliseText(text);
  const whole = wanted.map((term) => normaliseText(term).text).filter((term) => term !== "");
  for (const phrase of new Set([whole.join(" "), ...whole.filter((term) => /[^\p{L}\p{N}]/u.test(term))])) {
    const [span] = findInNormalised(page, phrase).filter(
      ({ from }) => !/[\p{L}\p{N}]/u.test(page.text[from - 1] ?? ""),
    );
    if (span !== undefined) return originalRange(page, span);
  }
  const span = densest(
    listWanted(
      page.text,
      whole.flatMap((term) => term.match(/[\p{L}\p{N}]+/gu) ?? []),
    ),
  );
  return span === null ? null : originalRange(page, span);
}

/** The words of the page that are one of the wanted ones: by their stem, or as its beginning. */
function listWanted(text: string, wanted: readonly string[]): Word[] {
  const stems = wanted.map((word) => stemmer(word));
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
    const stem = stemmer(word);
    const found = stems.findIndex((candidate, nth) => candidate === stem || word.startsWith(wanted[nth] ?? ""));
    return found === -1 ? [] : [{ from: index, to: index + word.length, wanted: found }];
  });
}

/** The shortest stretch with the most different wanted words. */
function densest(words: readonly Word[]): { from: number; to: number } | null {
  let best: { from: number; to: number; count: number } | null = null;
  for (const [index, first] of words.entries()) {
    const seen = new Set<number>();
    for (const word of words.slice(index)) {
      if (word.to - first.from > MAX_SPAN && seen.size > 0) break;
      if (seen.has(word.wanted)) continue;
      seen.add(word.wanted);
      const span = { from: first.from, to: word.to, count: seen.size };
      const isBetter =
        best === null ||
        span.count > best.count ||
        (span.count === best.count && span.to - span.from < best.to - best.from);
      if (isBetter) best = span;
    }
  }
  return best;
}
