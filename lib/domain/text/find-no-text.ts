/**
 * Where the first text is, at any depth and names included, that holds what is no text: U+0000 or half of a surrogate
 * pair. The database takes neither, and nobody means them.
 * @returns the place as a path with dots, empty for the value itself; null when all is text
 */
export function findNoText(value: unknown): string | null {
  // Not recursive: a body may be nested deeper than the stack reaches.
  const waiting: { readonly value: unknown; readonly path: string }[] = [{ value, path: "" }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: found, path } = next;
    if (typeof found === "string" && !isText(found)) return path;
    if (typeof found !== "object" || found === null) continue;
    for (const [key, inner] of Object.entries(found)) {
      if (!isText(key)) return path;
      waiting.push({ value: inner, path: path === "" ? key : `${path}.${key}` });
    }
  }
  return null;
}

function isText(value: string): boolean {
  return !value.includes("\0") && value.isWellFormed();
}
