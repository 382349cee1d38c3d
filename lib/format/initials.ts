/** First letters of the name's parts, two at most, in capitals: "Rosa Achterberg" is "RA". */
export function initials(fullName: string): string {
  return fullName
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => [...part][0] ?? "")
    .join("")
    .toUpperCase();
}
