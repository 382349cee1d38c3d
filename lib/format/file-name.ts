const TAIL_LENGTH = 9;

/** Marks that turn the direction of writing: with one of them "exe.fdp" can be drawn as a PDF's name. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Cuts a file name for a line that may be too narrow: `head` may be shortened by the screen, `tail` (the last nine
 * characters, with the extension) always stays. Head + tail is the whole name without direction marks; a name of nine
 * characters or fewer is all tail.
 */
export function splitFileName(fileName: string): { readonly head: string; readonly tail: string } {
  const characters = [...fileName.replace(DIRECTION_MARKS, "")];
  const cut = Math.max(0, characters.length - TAIL_LENGTH);
  return { head: characters.slice(0, cut).join(""), tail: characters.slice(cut).join("") };
}
