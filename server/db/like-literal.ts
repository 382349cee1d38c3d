/** A text as LIKE finds it literally: Prisma passes `%` and `_` on as wildcards. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
