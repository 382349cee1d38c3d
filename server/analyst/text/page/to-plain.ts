/** Lower case, straight quotes and plain spaces. The length is kept, so offsets stay true. */
export function toPlain(text: string): string {
  const lower = text.toLowerCase();
  // A few letters become two in lower case; such a text keeps its capitals, because offsets matter more.
  const base = lower.length === text.length ? lower : text;
  return base
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/\s/g, " ");
}
