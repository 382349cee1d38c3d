/** Characters after a cue within which a name may belong to it. */
const REACH = 160;

/** A cue on a page: `at` is the offset of the cue in `text`. */
export type CuePlace = { readonly text: string; readonly at: number };

/** The letters with which a name begins, lower case: under this word a name is looked up. "O'Brien" -> "o". */
export function indexWord(name: string): string {
  return /[a-z]+/.exec(name.toLowerCase())?.[0] ?? "";
}

/** Distinct runs of letters, lower case. */
export function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[a-z]+/g) ?? []);
}

/**
 * Places of a cue ("arrested ", "report by ") by the words that follow within 160 characters. Hundreds of names are looked
 * up in it, instead of hundreds of patterns being run over every page.
 * @param cue global
 */
export function indexCues(texts: readonly string[], cue: RegExp): ReadonlyMap<string, readonly CuePlace[]> {
  const places = new Map<string, CuePlace[]>();
  for (const text of texts)
    for (const { 0: found, index: at } of text.matchAll(cue)) {
      const end = at + found.length;
      for (const word of wordsIn(text.slice(end, end + REACH))) {
        const known = places.get(word);
        if (known === undefined) places.set(word, [{ text, at }]);
        else known.push({ text, at });
      }
    }
  return places;
}

/**
 * True when a pattern that begins with the cue matches at one of its places.
 * @param pattern sticky
 */
export function matchesAt(places: readonly CuePlace[], pattern: RegExp): boolean {
  return places.some(({ text, at }) => {
    pattern.lastIndex = at;
    return pattern.test(text);
  });
}
