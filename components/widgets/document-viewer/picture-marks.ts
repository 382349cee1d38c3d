/** What pdf.js tells of the letters of a page; marks of tagged content have no `str`. */
type TextItem = {
  readonly str: string;
  /** Into the space of the page: where the run begins, and which way it goes. */
  readonly transform: readonly number[];
  /** Along the run and across it, points. */
  readonly width: number;
  readonly height: number;
};
type Viewport = { convertToViewportPoint(x: number, y: number): number[] };

/** CSS pixels from the upper left corner of the drawn page. */
export type PictureMark = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Words of a page, and how many times the same words stand before them on it. */
export type CitedWords = { readonly words: string; readonly before: number };

/** The words at a place of a page's text. */
export function citedWords(text: string, { start, end }: { readonly start: number; readonly end: number }): CitedWords {
  const words = lettersOf(text.slice(start, end));
  return { words, before: words === "" ? 0 : lettersOf(text.slice(0, start)).split(words).length - 1 };
}

/**
 * Where words stand on the picture of their page: one rectangle for each run of letters that they are part of. Empty when
 * the page's own letters do not hold them: a scan has none.
 */
export function findPictureMarks(
  items: readonly (TextItem | object)[],
  { cited, viewport }: { readonly cited: CitedWords; readonly viewport: Viewport },
): PictureMark[] {
  const runs = items.filter((item): item is TextItem => "str" in item);
  // For each letter of the page: its run, and its place in it.
  const places = runs.flatMap((run) =>
    Array.from(run.str, (letter, at) => ({ run, at, letter: lettersOf(letter) })).filter(({ letter }) => letter !== ""),
  );
  const all = places.map(({ letter }) => letter.charAt(0)).join("");
  let from = all.indexOf(cited.words);
  for (let seen = 0; seen < cited.before && from !== -1; seen += 1)
    from = all.indexOf(cited.words, from + cited.words.length);
  if (cited.words === "" || from === -1) return [];
  const marks = new Map<TextItem, { first: number; last: number }>();
  for (const { run, at } of places.slice(from, from + cited.words.length)) {
    marks.set(run, { first: marks.get(run)?.first ?? at, last: at });
  }
  return [...marks].map(([run, { first, last }]) => rectangleOf(run, { first, last, viewport }));
}

/** Letters and digits alone: line ends, hyphens and spaces are not the same in the text and in the file. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

type Part = { readonly first: number; readonly last: number; readonly viewport: Viewport };

/** Letters of one run are taken for equally wide: a mark that is a letter off is still on the right words. */
function rectangleOf(run: TextItem, { first, last, viewport }: Part): PictureMark {
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
  const [xs, ys] = [ends.map(([px = 0]) => px), ends.map(([, py = 0]) => py)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Share of the height of letters. */
const DESCENT = 0.2;
