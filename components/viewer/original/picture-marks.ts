import type { TextRange } from "#lib/domain/text/normalise-text.ts";
import type { Box, WordPlace } from "#lib/domain/text/word-places.ts";

/** What pdf.js reports about the letters of a page; marks of tagged content have no `str`. */
type TextItem = {
  readonly str: string;
  /** Into the space of the page: where the run begins, and which way it goes. */
  readonly transform: readonly number[];
  /** Along the run and across it, points. */
  readonly width: number;
  readonly height: number;
};
type Viewport = {
  readonly width: number;
  readonly height: number;
  convertToViewportPoint(x: number, y: number): number[];
};

/** Tells where a range of a page's text stands on the page's picture; no box when that is not known. */
export type FindOnPicture = (range: TextRange) => Box[];

/**
 * For a page that was read by OCR: the words that it saw, each up to the next one of its line and as high as those beside
 * it. Of a word that is only partly in the range its part.
 */
export function findAmongWords(words: readonly WordPlace[]): FindOnPicture {
  return (range) => {
    const found = words.filter((word) => word.start < range.end && range.start < word.end);
    return found.map((word, index) => {
      const box = partOf(word, range);
      const [before, after] = [found[index - 1], found[index + 1]];
      const previous = before !== undefined && isNextOnLine(before, word) ? before : word;
      const next = after !== undefined && isNextOnLine(word, after) ? after : word;
      const beside = [previous, word, next];
      const top = Math.min(...beside.map((each) => each.top));
      const bottom = Math.max(...beside.map((each) => each.top + each.height));
      const width = next === word ? box.width : next.left - box.left;
      return padded({ left: box.left, top, width, height: bottom - top });
    });
  };
}

/** The letters of a word are taken for equally wide. A word that runs up or down the page is marked whole. */
function partOf({ left, top, width, height, ...word }: WordPlace, range: TextRange): Box {
  const whole = { left, top, width, height };
  if (height > width && word.end - word.start > 1) return whole;
  const letter = width / (word.end - word.start);
  const first = Math.max(0, range.start - word.start);
  const last = Math.min(word.end, range.end) - word.start;
  return { ...whole, left: left + first * letter, width: (last - first) * letter };
}

/** Of its height, at each side: a box ends where the ink does, and letters touched by an edge are hard to read. */
const PAD = 0.2;

function padded({ top, height, ...box }: Box): Box {
  return { ...box, top: top - PAD * height, height: height * (1 + 2 * PAD) };
}

/** In heights of the word: a wider gap is that between two columns. */
const MOST_GAP = 2;

function isNextOnLine(word: Box, next: Box): boolean {
  const shared = Math.min(word.top + word.height, next.top + next.height) - Math.max(word.top, next.top);
  const gap = next.left - (word.left + word.width);
  return shared > Math.min(word.height, next.height) / 2 && gap >= 0 && gap < MOST_GAP * word.height;
}

/**
 * For a page with letters of its own: one box for each run of letters that the words of the range are part of.
 * @param text the page's text as it was extracted
 * @param viewport of the page as its file shows it, in any scale
 */
export function findAmongLetters(
  items: readonly (TextItem | object)[],
  { text, viewport }: { readonly text: string; readonly viewport: Viewport },
): FindOnPicture {
  const runs = items.filter((item): item is TextItem => "str" in item);
  // For each letter of the page: its run, and its place in it.
  const places = runs.flatMap((run) =>
    Array.from(run.str, (letter, at) => ({ run, at, letter: letterOf(letter) })).filter(({ letter }) => letter !== ""),
  );
  const drawn = places.map(({ letter }) => letter).join("");
  const written = countLetters(text);
  return ({ start, end }) => {
    const [first, last] = [written.before[start] ?? 0, written.before[end] ?? 0];
    const words = written.letters.slice(first, last);
    if (words === "") return [];
    // Of the same words those are meant that as many stand before as in the text.
    let from = drawn.indexOf(words);
    for (
      let at = written.letters.indexOf(words);
      at !== -1 && at + words.length <= first && from !== -1;
      at = written.letters.indexOf(words, at + words.length)
    )
      from = drawn.indexOf(words, from + words.length);
    if (from === -1) return [];
    const found = new Map<TextItem, { first: number; last: number }>();
    for (const { run, at } of places.slice(from, from + words.length)) {
      found.set(run, { first: found.get(run)?.first ?? at, last: at });
    }
    return [...found].map(([run, { first, last }]) => boxOf(run, { first, last, viewport }));
  };
}

/** Letters and digits alone: line ends, hyphens and spaces are not the same in the text and in the file. */
function letterOf(character: string): string {
  return /[\p{L}\p{N}]/u.test(character) ? character.toLowerCase().charAt(0) : "";
}

/** The letters of a text, and how many of them stand before each of its places. */
function countLetters(text: string) {
  const before = new Uint32Array(text.length + 1);
  const letters: string[] = [];
  let at = 0;
  for (const character of text) {
    before.fill(letters.length, at, at + character.length);
    at += character.length;
    const letter = letterOf(character);
    if (letter !== "") letters.push(letter);
  }
  before[at] = letters.length;
  return { letters: letters.join(""), before };
}

type Part = { readonly first: number; readonly last: number; readonly viewport: Viewport };

/** Letters of one run are taken for equally wide: a mark that is a letter off is still on the right words. */
function boxOf(run: TextItem, { first, last, viewport }: Part): Box {
  const [along = 1, up = 0, , , x = 0, y = 0] = run.transform;
  const length = Math.hypot(along, up) || 1;
  const [dx, dy] = [along / length, up / length];
  const letters = Array.from(run.str).length;
  const ends = [first / letters, (last + 1) / letters].flatMap((share) =>
    // A little below the line the letters stand on, for those that hang.
    [-DESCENT * run.height, run.height].map((rise) =>
      viewport.convertToViewportPoint(x + dx * share * run.width - dy * rise, y + dy * share * run.width + dx * rise),
    ),
  );
  const [xs, ys] = [ends.map(([px = 0]) => px / viewport.width), ends.map(([, py = 0]) => py / viewport.height)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Share of the height of letters. */
const DESCENT = 0.2;
