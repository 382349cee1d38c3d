/**
 * Words of a text in small letters; a word hyphenated at a line end is one word, as in the reference tool's output.
 */
export function wordsOf(text: string): string[] {
  const joined = text.replace(/(\p{L})-\n(?=\p{Ll})/gu, "$1");
  return joined.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** F1 (0..1) of the words of `text` against those of `reference`, as multisets. */
export function wordScore(text: string, reference: string): number {
  return overlap(wordsOf(text), wordsOf(reference));
}

/** The same over pairs of neighbouring words: falls when columns are read across. */
export function orderScore(text: string, reference: string): number {
  return overlap(pairs(wordsOf(text)), pairs(wordsOf(reference)));
}

function overlap(left: readonly string[], right: readonly string[]): number {
  const open = new Map<string, number>();
  for (const item of left) open.set(item, (open.get(item) ?? 0) + 1);
  let common = 0;
  for (const item of right) {
    const count = open.get(item) ?? 0;
    if (count === 0) continue;
    open.set(item, count - 1);
    common += 1;
  }
  return (2 * common) / (left.length + right.length);
}

function pairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index] ?? ""} ${word}`);
}
