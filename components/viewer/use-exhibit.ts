"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { pinpointLabel, quoteWithCitation } from "#lib/copy/case/documents.ts";
import { linesOf } from "#lib/domain/text/line-range.ts";
import type { TextRange } from "#lib/domain/text/normalise-text.ts";
import type { WordPlace } from "#lib/domain/text/word-places.ts";
import { type CitedPassage, groupCitations } from "./text/group-citations.ts";
import type { PictureRange } from "./original/original-page.tsx";
import { layOutPage, type PageLine } from "./text/page-lines.ts";
import { type DocumentContent, pageWords } from "./queries.ts";
import type { OpenSide, Viewer } from "./use-viewer.ts";

export type Exhibit = {
  /** Null while the document has no page. */
  readonly page: DocumentContent["pages"][number] | null;
  /** Kept within the document. */
  readonly pageNumber: number;
  readonly lines: readonly PageLine[];
  readonly passages: readonly CitedPassage[];
  /** The quote, while its page is open. */
  readonly cited: TextRange | null;
  /** The match of the search that the reader is on, when it is on this page. */
  readonly activeHit: TextRange | null;
  readonly onPicture: readonly PictureRange[];
  /** Where OCR saw the words of the page; null for a page with letters of its own. */
  readonly words: readonly WordPlace[] | null;
  readonly unsureCount: number;
  /** 0..1: below it words count as unsure. */
  readonly lowConfidence: number;
  /** OCR read the page before places of words were kept. */
  readonly hasNoPlaces: boolean;
  readonly quote: Quote | null;
};

/** What "Copy with citation" takes: the selected words, else the quote. */
export type Quote = { readonly citation: string; readonly words: string; readonly text: string };

/** What there is to show of one open exhibit: its page in lines with every mark, and what can be copied from it. */
export function useExhibit({ state, found }: Viewer, side: OpenSide, content: DocumentContent): Exhibit {
  const { pages } = content;
  const page = pages[Math.max(0, Math.min(side.pageNumber, pages.length) - 1)] ?? null;
  const pageNumber = page?.pageNumber ?? 1;
  const isScan = page?.source === "ocr";
  const places = useQuery({ ...pageWords(side.documentId, pageNumber), enabled: isScan }).data;

  const passages = useMemo(() => groupCitations(content.citations, pageNumber), [content.citations, pageNumber]);
  const notes = useMemo(
    () => content.annotations.filter((note) => note.pageNumber === pageNumber),
    [content.annotations, pageNumber],
  );
  const hits = useMemo(
    () => found.matches.filter((match) => match.side === side.index && match.pageNumber === pageNumber),
    [found.matches, side.index, pageNumber],
  );
  const unsure = useMemo(
    () => (places?.words ?? []).filter(({ confidence }) => confidence < (places?.lowConfidence ?? 0)),
    [places],
  );
  const cited = side.cited?.pageNumber === pageNumber ? side.cited : null;
  const activeHit = found.active !== null && hits.includes(found.active) ? found.active : null;
  const { underlinesUnsure } = state;
  const lines = useMemo(
    () =>
      layOutPage(page?.text ?? "", {
        ...{ cited, citations: passages, hits, activeHit, notes },
        unsure: underlinesUnsure ? unsure : [],
      }),
    [page, cited, passages, hits, activeHit, notes, unsure, underlinesUnsure],
  );
  const onPicture = useMemo(
    () => [
      ...notes.map((note): PictureRange => ({ ...rangeOf(note), mark: "note", color: note.color })),
      ...hits.map((hit): PictureRange => ({
        ...rangeOf(hit),
        mark: hit === activeHit ? "active" : "hit",
        color: null,
      })),
      ...(cited === null ? [] : [{ ...rangeOf(cited), mark: "cite", color: null } as const]),
    ],
    [notes, hits, activeHit, cited],
  );
  return {
    ...{ page, pageNumber, lines, passages, cited, activeHit, onPicture },
    words: isScan ? (places?.words ?? NO_WORDS) : null,
    unsureCount: unsure.length,
    lowConfidence: places?.lowConfidence ?? 0,
    hasNoPlaces: isScan && places?.words.length === 0,
    quote: quoteOf(content, page, side.selected ?? cited),
  };
}

const NO_WORDS: readonly never[] = [];

const rangeOf = ({ start, end }: TextRange): TextRange => ({ start, end });

/** A range of a page as it is copied; null without words. */
export function quoteOf(
  content: Pick<DocumentContent, "fileName" | "paper" | "exhibit">,
  page: Pick<DocumentContent["pages"][number], "pageNumber" | "text"> | null,
  range: TextRange | null,
): Quote | null {
  if (page === null || range === null) return null;
  const words = page.text.slice(range.start, range.end);
  if (words.trim() === "") return null;
  const { fileName, paper, exhibit } = content;
  const citation = pinpointLabel({
    ...{ fileName, paper, exhibit },
    pageNumber: page.pageNumber,
    lines: linesOf(page.text, range),
  });
  return { citation, words, text: quoteWithCitation(words, citation) };
}
