import type { SourceDocument } from "../findings.ts";

/** Documents from file names and page texts; exhibits are numbered in order. */
export function makeDocuments(files: readonly (readonly [fileName: string, ...pages: string[]])[]): SourceDocument[] {
  return files.map(([fileName, ...pages], index) => ({
    id: `document-${index + 1}`,
    exhibit: index + 1,
    fileName,
    pages: pages.map((text, page) => ({
      pageNumber: page + 1,
      text,
      confidence: 1,
      source: "text",
      unreadReason: null,
    })),
  }));
}
