const RIGHT = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]`;
const LEFT = String.raw`(?!${RIGHT})[\p{L}\p{N}]`;
const ANY_RIGHT = new RegExp(RIGHT, "u");
const EACH_RIGHT = new RegExp(RIGHT, "gu");
/** From the first to the last letter of one direction, with what stands between. */
const RIGHT_STRETCH = new RegExp(`${RIGHT}(?:(?:(?!${LEFT})[^]|\\p{N})*${RIGHT})?`, "gu");
const LEFT_STRETCH = new RegExp(`${LEFT}(?:(?!${RIGHT})[^])*${LEFT}`, "gu");
/** Share of such letters that makes a line one that is read from the right; with fewer, it quotes. Fraction 0..1. */
const LEAST_SHARE = 0.3;
/** The letters of nearly all pages are told by it alone. */
const LAST_CYRILLIC = 0x052f;

/** Whether it is read from the right. */
export function isRightToLeft(character: string): boolean {
  return character.charCodeAt(0) > LAST_CYRILLIC && ANY_RIGHT.test(character);
}

/** Hebrew, Arabic and their like as they are read, of letters as they stand on the page from the left. */
export function inLogicalOrder(shown: string): string {
  const right = shown.match(EACH_RIGHT)?.length ?? 0;
  if (right === 0) return shown;
  return right < shown.length * LEAST_SHARE ? shown.replace(RIGHT_STRETCH, turned) : turned(shown);
}

function turned(shown: string): string {
  return reversed(shown).replace(LEFT_STRETCH, reversed);
}

function reversed(text: string): string {
  return [...text].reverse().join("");
}
