/**
 * What a reader says of parts that it could not read. The sentences are stored with the page or the document, and coverage
 * finds them again by these words, also in documents that were read before it counted them.
 */

/** A picture with words perhaps. */
export const UNREAD_PICTURE = "This page has an image that was not read.";
/** Print that no word covers. */
export const LOST_PRINT = "OCR found no words for about";
/** Letters that make no words. */
export const NO_LANGUAGE = "not readable in any language. Compare with the original page.";
/** How the note of a PDF begins that carries other files; the viewer then offers to add them to the case. */
export const CARRIES = "This PDF carries";
/** How the note of a Word file begins that holds charts, embedded files and the like. */
export const WORD_PARTS = "Parts of this Word file are not read:";
/** How it ends. */
export const WORD_ADVICE = "Save it as a PDF and add that; add embedded files on their own.";

const MOST_NAMED = 20;
const LONGEST_NAME = 100;

/** The files that a portfolio carries are no pages of it: they must not be missed in silence. */
export function attachmentsNote(fileNames: readonly string[]): string {
  const names = fileNames.slice(0, MOST_NAMED).map(inNote);
  const more = fileNames.length > MOST_NAMED ? ` and ${fileNames.length - MOST_NAMED} more` : "";
  const count = fileNames.length === 1 ? "1 attached file that is" : `${fileNames.length} attached files that are`;
  return `${CARRIES} ${count} not read: ${names.join(", ")}${more}. Add them to the case to have them read.`;
}

const ATTACHMENTS = new RegExp(`${CARRIES} .+? not read: (.*)\\. Add them to the case to have them read\\.`, "s");
const OF_WORD = new RegExp(`${WORD_PARTS}.*?${WORD_ADVICE.replaceAll(".", "\\.")}`, "s");

type Read = {
  readonly id: string;
  readonly originalFileName: string;
  readonly note: string | null;
  readonly pages: readonly {
    readonly pageNumber: number;
    readonly doubt: string | null;
    readonly unreadReason: string | null;
  }[];
};
export type UnreadPart = {
  readonly documentId: string;
  /** Null: of the file, on none of its pages. */
  readonly pageNumber: number | null;
  readonly reason: string;
};

/** What was not read on pages that were, and of files that were: document by document, the file before its pages. */
export function listUnreadParts(documents: readonly Read[]): UnreadPart[] {
  const fileNames = documents.map(({ originalFileName }) => originalFileName);
  return documents.flatMap(({ id, note, pages }) => {
    const ofFile = unreadOfFile(note, fileNames);
    return [
      ...(ofFile === null ? [] : [{ documentId: id, pageNumber: null, reason: ofFile }]),
      ...pages.flatMap(({ pageNumber, doubt, unreadReason }) =>
        doubt !== null && unreadReason === null && isReadInPart(doubt)
          ? [{ documentId: id, pageNumber, reason: doubt }]
          : [],
      ),
    ];
  });
}

export function isReadInPart(doubt: string | null): boolean {
  return [UNREAD_PICTURE, LOST_PRINT, NO_LANGUAGE].some((words) => doubt?.includes(words) === true);
}

/** What is known of a page with a text of its own, whose pictures OCR could not read. @param doubt what was known before */
export function withUnreadPicture(doubt: string | null): string | null {
  return isReadInPart(doubt) ? doubt : [doubt, UNREAD_PICTURE].filter(Boolean).join(" ");
}

/**
 * The sentence of a document's note that names what of the file nobody reads; null when there is none.
 * @param fileNames of the documents of its case: an attached file that is one of them is read there
 */
export function unreadOfFile(note: string | null, fileNames: readonly string[]): string | null {
  const ofWord = OF_WORD.exec(note ?? "");
  if (ofWord !== null) return ofWord[0];
  const attached = ATTACHMENTS.exec(note ?? "");
  if (attached === null) return null;
  // A name may hold a comma: what is left of the list without the known names tells.
  const left = fileNames
    .map(inNote)
    .sort((one, other) => other.length - one.length)
    .reduce((list, name) => list.replaceAll(name, ""), attached[1] ?? "");
  return /^[\s,]*$/.test(left) ? null : attached[0];
}

const inNote = (fileName: string) => fileName.replace(/\s+/g, " ").slice(0, LONGEST_NAME);
