import type { ChatCitation } from "#lib/contracts/chat.ts";

/** A place as Markdown: the one kind of link that an answer may carry. */
export function citationLink({ documentId, exhibit, pageNumber, start, end }: ChatCitation): string {
  return `[Ex. ${exhibit ?? "?"} p. ${pageNumber}](#cite/${documentId}/${pageNumber}/${start}-${end})`;
}

/** The citations without those that name a place named before. */
export function distinctCitations(citations: readonly ChatCitation[]): ChatCitation[] {
  const byPlace = new Map(citations.map((citation) => [citationLink(citation), citation]));
  return [...byPlace.values()];
}
