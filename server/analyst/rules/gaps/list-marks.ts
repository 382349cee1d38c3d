/** "Key: P = provided   N = none known to exist   O = outstanding" at the head of a list. */
const LEGEND = /^[ \t]*(?:key|legend|codes?|abbreviations)\b[ \t]*:?[ \t]*(.*(?:\n[ \t]+.*=.*)*)/im;
const ENTRY = /(?:^|[\s;,(])([A-Z]{1,3}) ?= ?([A-Za-z][^=\n]*?)(?=\s{2,}|[;,)]|\n|$|\s+[A-Z]{1,3} ?=)/g;
/** Dots or a wide gap, the letter, and at most a remark behind it: "(2 pp)", "req. 06/30". */
const MARKED =
  /((?<!\.)\.{3,}[ \t]*|(?<![ \t])[ \t]{3,})([A-Z]{1,3})((?:[ \t]*\([^()\n]*\)|[ \t]{2,}(?! )[^\n]{1,30})?[ \t]*)$/gm;

/** The text of a list with the letters at the ends of its rows in the words of its key; unchanged where it has none. */
export function spellOutMarks(text: string): string {
  const legend = LEGEND.exec(text)?.[1] ?? "";
  const words = new Map([...legend.matchAll(ENTRY)].map(([, letter, meaning]) => [letter, meaning?.trim()] as const));
  if (words.size < 2) return text;
  return text.replace(MARKED, (row, lead: string, letter: string, rest: string) => {
    const meaning = words.get(letter);
    return meaning === undefined ? row : `${lead}${meaning}${rest}`;
  });
}
