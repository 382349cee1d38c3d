import type { Citation } from "#lib/contracts/findings.ts";
import { NEAR_MATCH, pinpointLabel } from "#lib/copy/case/documents.ts";
import { linesOf } from "#lib/domain/text/line-range.ts";
import type { WordRun } from "./word-document.ts";

/** A place in the record with its words. */
export type Cited = Omit<Citation, "id">;
/** The kind of a document and whether it is the only one of its kind; null when nobody knows the kind. */
export type PaperOf = (documentId: string) => { readonly name: string; readonly isOnly: boolean } | null;
/** The pinpoint citation of a place: "Police Report, p. 2, l. 14-16". */
export type Cite = (cited: Cited) => string;

/** @param textOf the text of a page, or null when it is not at hand: then the line is left out */
export function createCite(
  paperOf: PaperOf,
  textOf: (place: { readonly documentId: string; readonly pageNumber: number }) => string | null,
): Cite {
  return (cited) => {
    const text = textOf(cited);
    const { fileName, exhibit, pageNumber } = cited;
    const lines = text === null ? null : linesOf(text, cited);
    const label = pinpointLabel({ fileName, exhibit, pageNumber, lines, paper: paperOf(cited.documentId) });
    return keepTogether(cited.status === "near" ? `${label}, ${NEAR_MATCH}` : label);
  };
}

/** A line of the paper never ends between "p." or "l." and its number. */
function keepTogether(label: string): string {
  return label.replaceAll(/\b([pl]\.) (?=\d)/g, "$1\u00A0");
}

/** A quote with its citation, as runs of a paragraph. */
export function quoteRuns(cited: Cited, cite: Cite): WordRun[] {
  return [
    { text: `“${oneLine(cited.quote)}” `, look: "quote" },
    { text: `(${cite(cited)})`, look: "citation" },
  ];
}

/** Citations alone, for words that are quoted elsewhere: " (Police Report, p. 2, l. 5; Camera Record, p. 3, l. 8)". */
export function citeRuns(cited: readonly Cited[], cite: Cite): WordRun[] {
  if (cited.length === 0) return [];
  return [{ text: ` (${[...new Set(cited.map(cite))].join("; ")})`, look: "citation" }];
}

/** Ends a line that another one follows. */
export function sentence(text: string): string {
  return text === "" || /[.?!:…”"]$/.test(text) ? text : `${text}.`;
}

/** The citation alone where the line says the page's words already, else the quote, too. */
export function supportRuns(text: string, cited: Cited, cite: Cite): WordRun[] {
  const isSaid = oneLine(text).toLowerCase().includes(oneLine(cited.quote).toLowerCase());
  return isSaid ? [{ text: `(${cite(cited)})`, look: "citation" }] : quoteRuns(cited, cite);
}

/** Without the line breaks of the page. */
export function oneLine(quote: string): string {
  return quote.replaceAll(/\s+/g, " ").trim();
}
