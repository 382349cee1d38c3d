/** Characters that are kept. Enough for any file system; a name is data, but not a place for a novel. */
const MAX_CHARACTERS = 255;
const TAIL = 20;

/**
 * A file's name as its row keeps it: the browser's own, any characters, path parts included, because it is only ever
 * shown. NUL goes because PostgreSQL cannot store it. A name that is too long loses its middle and keeps its extension.
 */
export function storedFileName(name: string): string {
  const characters = [...decodeFormName(name).replaceAll("\0", "")];
  if (characters.length <= MAX_CHARACTERS) return characters.join("");
  const head = characters.slice(0, MAX_CHARACTERS - TAIL - 1);
  return [...head, "…", ...characters.slice(-TAIL)].join("");
}

/** Browsers write these three, and only these, as percent codes in a form (HTML, "multipart/form-data encoding algorithm"). */
function decodeFormName(name: string): string {
  return name.replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, '"');
}
