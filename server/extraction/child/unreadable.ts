/** The document cannot be read. `message` is shown to the user: plain words, no internals, no text of the document. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

export const NO_TEXT = "This Word file contains no text.";
export const ONLY_PICTURES =
  "This Word file contains images and no text. Save it as a PDF and add the PDF: its pages will be read by OCR.";
