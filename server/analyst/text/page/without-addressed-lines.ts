import type { SourceDocument, VerifiedCitation } from "../../findings.ts";
import { maskSpans } from "./read-page.ts";

/** The documents with these lines blanked, as a model gets them and as its quotes are looked up. Offsets stay true. */
export function withoutAddressedLines(
  documents: readonly SourceDocument[],
  lines: readonly VerifiedCitation[],
): readonly SourceDocument[] {
  if (lines.length === 0) return documents;
  const byPage = Map.groupBy(lines, ({ documentId, pageNumber }) => `${documentId} ${pageNumber}`);
  return documents.map((document) => ({
    ...document,
    pages: document.pages.map((page) => {
      const spans = byPage.get(`${document.id} ${page.pageNumber}`);
      return spans === undefined ? page : { ...page, text: maskSpans(page.text, spans) };
    }),
  }));
}
