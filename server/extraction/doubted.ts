import { LOST_PRINT, NO_LANGUAGE, UNREAD_PICTURE } from "#lib/domain/files/unread-parts.ts";

/** What a page says of text that makes no sense: a layer while it is kept, the page after OCR replaced it, OCR's own. */
export const DOUBTED = {
  layer: `The text in this file is ${NO_LANGUAGE}`,
  replaced: "The text in the file is not readable in any language, so this page was read by OCR instead.",
  reading: `The OCR text of this page is ${NO_LANGUAGE}`,
} as const;

/** @param share of the page's print, 0..1 */
export function unreadInk(share: number): string {
  return `${LOST_PRINT} ${Math.round(share * 100)}% of the print on this page. Compare with the original page.`;
}

export const PICTURE_READ = "The last lines of this page were read by OCR from a picture on it.";

export const PICTURES_IN_WORD = `${UNREAD_PICTURE} To have its words read, save the file as a PDF and add the PDF.`;
