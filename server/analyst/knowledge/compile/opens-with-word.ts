/**
 * Whether whatever a regular expression matches begins with a letter, digit or underscore. It reads the syntax that terms compile
 * to; false where it does not know.
 * @param source without flags
 */
export function opensWithWord(source: string): boolean {
  return alternativesOf(source).every(alternativeOpens);
}

function alternativeOpens(source: string): boolean {
  const [, zeroWidth = ""] = /^((?:\\b|\(\?(?:[=!]|<[=!]))?)/.exec(source) ?? [];
  if (zeroWidth === "\\b") return alternativeOpens(source.slice(2));
  if (zeroWidth !== "") return alternativeOpens(source.slice(endOfGroup(source) + 1));
  const atom = /^(?:[A-Za-z0-9_]|\\[wd]|\[\w+(?:-\w+)?\]|\((?:\?(?::|<[a-z]+>))?)/.exec(source)?.[0];
  if (atom === undefined) return false;
  const isGroup = atom.startsWith("(");
  const end = isGroup ? endOfGroup(source) + 1 : atom.length;
  const isOpen = !isGroup || opensWithWord(source.slice(atom.length, end - 1));
  const maybe = /^(?:[?*]|\{0,\d*\})\??/.exec(source.slice(end))?.[0];
  return isOpen && (maybe === undefined || alternativeOpens(source.slice(end + maybe.length)));
}

/** The alternatives of the outermost level. */
function alternativesOf(source: string): string[] {
  const found = [""];
  for (let at = 0; at < source.length; at += 1) {
    const char = source.charAt(at);
    const end =
      char === "\\" ? at + 1 : char === "(" ? endOfGroup(source, at) : char === "[" ? endOfClass(source, at) : at;
    if (char === "|") found.push("");
    else found[found.length - 1] += source.slice(at, end + 1);
    at = end;
  }
  return found;
}

/** Index of the bracket that closes the group which opens at `at`. */
function endOfGroup(source: string, at = 0): number {
  let depth = 0;
  for (let index = at; index < source.length; index += 1) {
    const char = source.charAt(index);
    if (char === "\\") index += 1;
    else if (char === "[") index = endOfClass(source, index);
    else if (char === "(") depth += 1;
    else if (char === ")" && --depth === 0) return index;
  }
  return source.length;
}

function endOfClass(source: string, at: number): number {
  let index = at + 1;
  while (index < source.length && source.charAt(index) !== "]") index += source.charAt(index) === "\\" ? 2 : 1;
  return index;
}
