const TAIL_LENGTH = 9;

/**
 * Cuts a file name for a line that may be too narrow: `head` may be shortened by the screen, `tail` (the last nine
 * characters, with the extension) always stays. Head + tail is the whole name; a name of nine or fewer is all tail.
 */
export function splitFileName(fileName: string): { readonly head: string; readonly tail: string } {
  const characters = [...fileName];
  const cut = Math.max(0, characters.length - TAIL_LENGTH);
  return { head: characters.slice(0, cut).join(""), tail: characters.slice(cut).join("") };
}
