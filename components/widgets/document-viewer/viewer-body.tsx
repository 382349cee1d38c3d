"use client";

import { ChevronRight } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { RetryDocument } from "#components/widgets/document-state/retry-document.tsx";
import { VIEWER } from "#lib/copy/viewer.ts";
import { CitationMargin } from "./citation-margin.tsx";
import styles from "./document-viewer.module.css";
import { groupCitations } from "./group-citations.ts";
import { layOutPage } from "./page-lines.ts";
import { PageText } from "./page-text.tsx";
import type { DocumentContent } from "./queries.ts";
import { ScrollRegion } from "./scroll-region.tsx";
import { useDocumentSearch } from "./use-document-search.ts";
import type { ViewerPlace } from "./viewer-place.ts";
import { ViewerToolbar } from "./viewer-toolbar.tsx";

type Props = {
  readonly content: DocumentContent;
  readonly place: ViewerPlace;
  readonly onMove: (place: ViewerPlace) => void;
};

/** One page at a time, whatever the length of the document: the rest is text in memory, not elements on the page. */
export function ViewerBody({ content, place, onMove }: Props) {
  const { pages, citations, note } = content;
  const [pageNumber, setPageNumber] = useState(place.pageNumber);
  // The quote stays marked on its page while the reader turns to others and back.
  const [cited, setCited] = useState(place.at === null ? null : { pageNumber: place.pageNumber, ...place.at });
  const search = useDocumentSearch(pages);
  const panes = useRef<HTMLDivElement>(null);

  const index = Math.max(0, Math.min(pageNumber, pages.length) - 1);
  const page = pages[index];
  const current = page?.pageNumber ?? 1;
  const passages = useMemo(() => groupCitations(citations, current), [citations, current]);
  const citedHere = cited?.pageNumber === current ? cited : null;
  const active = search.active?.pageNumber === current ? search.active : null;
  const lines = useMemo(
    () =>
      layOutPage(page?.text ?? "", {
        cited: citedHere,
        citations: passages,
        hits: search.matches.filter((match) => match.pageNumber === current),
        activeHit: active,
      }),
    [page, citedHere, passages, search.matches, active, current],
  );

  function goTo(next: number, at: ViewerPlace["at"] = null) {
    const kept = Math.min(Math.max(next, 1), Math.max(pages.length, 1));
    setPageNumber(kept);
    if (at !== null) setCited({ pageNumber: kept, ...at });
    onMove({ documentId: place.documentId, pageNumber: kept, at });
  }

  const [followed, setFollowed] = useState(search.moves);
  if (followed !== search.moves) {
    setFollowed(search.moves);
    if (search.active !== null) setPageNumber(search.active.pageNumber);
  }

  // What the reader came for stands in the middle: the match of the search, else the quote; a turned page begins at its top.
  useEffect(() => {
    const box = panes.current;
    if (box === null) return;
    const target = box.querySelector(`mark[data-mark="active"]`) ?? box.querySelector(`mark[data-mark="cite"]`);
    if (target === null) {
      box.scrollTop = 0;
      return;
    }
    const { top, height } = target.getBoundingClientRect();
    box.scrollTop += top - box.getBoundingClientRect().top - (box.clientHeight - height) / 2;
  }, [current, citedHere, active]);

  return (
    <>
      <ViewerToolbar
        pageNumber={current}
        pages={pages}
        search={search}
        confidence={page?.confidence ?? null}
        onPage={(next) => goTo(next)}
      />
      {(note !== null || page?.source === "ocr") && (
        <p className={styles.note}>{[note, page?.source === "ocr" && VIEWER.scanned].filter(Boolean).join(" ")}</p>
      )}
      <ScrollRegion className={styles.panes} ref={panes} aria-label={VIEWER.textOf(current)}>
        {page === undefined ? (
          <NoPages content={content} />
        ) : (
          <>
            <PageText page={page} lines={lines} />
            <CitationMargin
              key={current}
              pageNumber={current}
              passages={passages}
              cited={citedHere}
              lines={lines}
              onShow={(at) => goTo(current, at)}
            />
          </>
        )}
      </ScrollRegion>
      <FullText pages={pages} />
    </>
  );
}

function NoPages({ content }: { readonly content: DocumentContent }) {
  const { id, fileName, status, failureReason } = content;
  const isWaiting = status === "uploaded" || status === "processing";
  return (
    <div className={styles.state}>
      <p>{isWaiting ? VIEWER.stillReading : VIEWER.unreadDocument}</p>
      {failureReason !== null && <p className="strong">{failureReason}</p>}
      {status === "failed" && (
        <div>
          <RetryDocument documentId={id} fileName={fileName} />
        </div>
      )}
    </div>
  );
}

/** All pages as plain text, for copying. Drawn only when asked for: a long document is megabytes of it. */
function FullText({ pages }: { readonly pages: DocumentContent["pages"] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (pages.length === 0) return null;
  return (
    <details className={styles.full} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <ChevronRight className="i" />
        {VIEWER.fullText}
      </summary>
      {isOpen && (
        <ScrollRegion className={styles.fullText} aria-label={VIEWER.fullText}>
          {pages.map(({ pageNumber, text }) => (
            <pre key={pageNumber} dir="auto">
              {text}
            </pre>
          ))}
        </ScrollRegion>
      )}
    </details>
  );
}
