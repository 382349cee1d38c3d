import { readFileSync } from "node:fs";
import type { SourceDocument } from "../findings.ts";

/** Text layers of public court filings (see e2e/fixtures/documents/LICENCES.txt), pages parted by form feeds. */
const FILES = ["missouri", "azd-1085839-3", "ca2-1-1", "ca6-1-3", "rect-ordering"] as const;

/** The court filings as the analyst receives them; the id is the file's name without its extension. */
export function readCourtPages(): SourceDocument[] {
  return FILES.map((id, index) => {
    const text = readFileSync(new URL(`./pages/${id}.txt`, import.meta.url), "utf8");
    return sourceDocument({ id, exhibit: index + 1, texts: text.trimEnd().split("\f") });
  });
}

/** A document whose pages were all read from a text layer. */
export function sourceDocument(given: {
  readonly id: string;
  readonly exhibit?: number;
  readonly texts: readonly string[];
}): SourceDocument {
  return {
    id: given.id,
    exhibit: given.exhibit ?? 1,
    fileName: `${given.id}.txt`,
    pages: given.texts.map((text, index) => ({
      pageNumber: index + 1,
      text,
      confidence: 1,
      source: "text",
      unreadReason: null,
    })),
  };
}
