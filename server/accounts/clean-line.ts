/** A name or another single line as it is stored: no control characters (the database refuses some), no outer blanks. */
export function cleanLine(text: string | null | undefined): string {
  return (text ?? "").replace(/\p{Cc}+/gu, " ").trim();
}
