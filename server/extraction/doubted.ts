/** What a page says of a text layer that makes no sense: while it stands, and after OCR has read the page instead. */
export const DOUBTED = {
  layer: "The text in this file makes no sense in any language. Compare with the original page.",
  replaced: "The text in the file makes no sense in any language, so this page was read by OCR instead.",
} as const;
