"use client";

import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { RetryDocument } from "#components/widgets/document-state/retry-document.tsx";
import { VIEWER, VIEWS, type View } from "#lib/copy/viewer.ts";
import type { TextRange } from "#lib/domain/normalise-text.ts";
import styles from "./document-viewer.module.css";
import { groupCitations } from "./group-citations.ts";
import { findMarkedRange, rangeOfLine, selectLines } from "./marked-range.ts";
import { NoteButton } from "./note-button.tsx";
import { OriginalPage, type PictureRange } from "./original-page.tsx";
import { layOutPage } from "./page-lines.ts";
import { PageMargin } from "./page-margin.tsx";
import { PageText } from "./page-text.tsx";
import { type DocumentContent, pageWords } from "./queries.ts";
import { ScrollRegion } from "./scroll-region.tsx";
import { useDocumentSearch } from "./use-document-search.ts";
import { useIsWide } from "./use-is-wide.ts";
import { useNotes } from "./use-notes.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import type { ViewerPlace } from "#components/widgets/viewer-place.ts";
import { ViewerToolbar } from "./viewer-toolbar.tsx";

type Props = {
  readonly content: DocumentContent;
  readonly place: ViewerPlace;
  readonly onMove: (place: ViewerPlace) => void;
  /** Tells how to ask whether a note is typed and not saved. */
  readonly onGuard: (hasUnsaved: () => boolean) => void;
};

/** One page at a time, whatever the length of the document: the rest is text in memory, not elements on the page. */
export function ViewerBody({ content, place, onMove, onGuard }: Props) {
  const { pages, citations } = content;
  const [pageNumber, setPageNumber] = useState(place.pageNumber);
  // The quote stays marked on its page while the reader turns to others and back.
  const [cited, setCited] = useState(place.at === null ? null : { pageNumber: place.pageNumber, ...place.at });
  const search = useDocumentSearch(pages);
  const [view, setView] = useState<View>("text");
  const [hasOriginal, setHasOriginal] = useState(true);
  const isWide = useIsWide();
  const frame = useRef<HTMLDivElement>(null);
  const reading = useRef<HTMLDivElement>(null);

  const index = Math.max(0, Math.min(pageNumber, pages.length) - 1);
  const page = pages[index];
  const current = page?.pageNumber ?? 1;
  const notes = useNotes({ documentId: place.documentId, all: content.annotations, pageNumber: current });
  const passages = useMemo(() => groupCitations(citations, current), [citations, current]);
  const citedHere = cited?.pageNumber === current ? cited : null;
  const active = search.active?.pageNumber === current ? search.active : null;
  const hits = useMemo(() => search.matches.filter((match) => match.pageNumber === current), [search.matches, current]);
  const notesHere = useMemo(
    () => content.annotations.filter((note) => note.pageNumber === current),
    [content.annotations, current],
  );
  const isScan = page?.source === "ocr";
  const places = useQuery({ ...pageWords(place.documentId, current), enabled: isScan }).data;
  const unsure = useMemo(
    () => (places?.words ?? []).filter(({ confidence }) => confidence < (places?.lowConfidence ?? 0)),
    [places],
  );
  const [underlinesUnsure, setUnderlinesUnsure] = useState(true);
  const lines = useMemo(
    () =>
      layOutPage(page?.text ?? "", {
        cited: citedHere,
        citations: passages,
        hits,
        activeHit: active,
        notes: notesHere,
        unsure: underlinesUnsure ? unsure : [],
      }),
    [page, citedHere, passages, hits, active, notesHere, unsure, underlinesUnsure],
  );
  const onPicture = useMemo(
    () => [
      ...notesHere.map((note): PictureRange => ({ ...rangeOf(note), mark: "note", color: note.color })),
      ...hits.map((hit): PictureRange => ({ ...rangeOf(hit), mark: hit === active ? "active" : "hit", color: null })),
      ...(citedHere === null ? [] : [{ ...rangeOf(citedHere), mark: "cite", color: null } as const]),
    ],
    [notesHere, hits, active, citedHere],
  );
  const { hasUnsaved } = notes;
  useEffect(() => onGuard(hasUnsaved), [onGuard, hasUnsaved]);

  function goTo(next: number, at: ViewerPlace["at"] = null) {
    const kept = Math.min(Math.max(next, 1), Math.max(pages.length, 1));
    setPageNumber(kept);
    if (at !== null) setCited({ pageNumber: kept, ...at });
    // What it led to is what must be seen.
    if (at !== null) setView("text");
    onMove({ documentId: place.documentId, pageNumber: kept, at });
  }

  // Another place of the same document was asked for from outside: a chip, the palette, "back".
  const placeKey = `${place.pageNumber} ${place.at?.start ?? ""} ${place.at?.end ?? ""}`;
  const [seenPlace, setSeenPlace] = useState(placeKey);
  if (seenPlace !== placeKey) {
    setSeenPlace(placeKey);
    setPageNumber(place.pageNumber);
    if (place.at !== null) setCited({ pageNumber: place.pageNumber, ...place.at });
  }

  const [followed, setFollowed] = useState(search.moves);
  if (followed !== search.moves) {
    setFollowed(search.moves);
    if (search.active !== null) setPageNumber(search.active.pageNumber);
    if (search.active !== null) setView("text");
  }

  // What the reader came for stands in the middle: the match of the search, else the quote; a turned page begins at its top.
  useEffect(() => {
    const box = reading.current;
    if (box === null) return;
    const target = box.querySelector(`mark[data-mark="active"]`) ?? box.querySelector(`mark[data-mark="cite"]`);
    if (target === null) {
      box.scrollTop = 0;
      return;
    }
    const { top, height } = target.getBoundingClientRect();
    box.scrollTop += top - box.getBoundingClientRect().top - (box.clientHeight - height) / 2;
  }, [current, citedHere, active, view]);

  /** The selected words, else the line that has the focus. */
  function note() {
    const text = reading.current?.querySelector("[data-page-text]") ?? null;
    const line = document.activeElement?.closest<HTMLElement>("[data-line]") ?? null;
    const range: TextRange | null =
      text === null ? null : (findMarkedRange(text) ?? (line === null ? null : rangeOfLine(line)));
    if (page === undefined || range === null) {
      toast(VIEWER.markFirst);
      return;
    }
    window.getSelection()?.removeAllRanges();
    notes.begin({ pageNumber: current, quote: page.text.slice(range.start, range.end), ...range });
    if (!isWide) setView("notes");
  }

  const anchor = useRef<HTMLElement | null>(null);
  function moveLine(by: 1 | -1, { extend }: { extend: boolean }) {
    const all = [...(reading.current?.querySelectorAll<HTMLElement>("[data-line]") ?? [])];
    const at = all.findIndex((line) => line === document.activeElement);
    const top = reading.current?.getBoundingClientRect().top ?? 0;
    const firstSeen = all.findIndex((line) => line.getBoundingClientRect().top >= top);
    const next = all[at === -1 ? firstSeen : Math.min(Math.max(at + by, 0), all.length - 1)];
    if (next === undefined) return;
    if (extend) anchor.current ??= all[at] ?? next;
    else anchor.current = null;
    next.focus();
    if (anchor.current === null) window.getSelection()?.removeAllRanges();
    else selectLines(anchor.current, next);
  }

  useViewerKeys(frame, {
    note,
    line: moveLine,
    turn: (by) => goTo(current + by),
    find: () => frame.current?.querySelector<HTMLInputElement>("input[data-find]")?.select(),
  });

  const isPdf = content.fileType === "application/pdf";
  const showsOriginal = isPdf && page !== undefined && (isWide ? hasOriginal : view === "original");
  return (
    <div className={styles.body} ref={frame}>
      <ViewerToolbar
        pageNumber={current}
        pages={pages}
        search={search}
        confidence={page?.confidence ?? null}
        onPage={(next) => goTo(next)}
        onNote={page === undefined || page.text.trim() === "" ? null : note}
        original={isPdf && isWide ? { isShown: hasOriginal, onToggle: () => setHasOriginal(!hasOriginal) } : null}
      />
      <NoteLine
        content={content}
        doubt={page?.doubt ?? null}
        isScan={isScan}
        hasPlaces={places?.words.length !== 0}
        isPdf={isPdf}
      >
        {unsure.length > 0 && (
          <label title={VIEWER.unsureTitle(places?.lowConfidence ?? 0)}>
            <input
              type="checkbox"
              checked={underlinesUnsure}
              onChange={(event) => setUnderlinesUnsure(event.target.checked)}
            />
            <span>{VIEWER.unsure(unsure.length)}</span>
          </label>
        )}
      </NoteLine>
      <div className={styles.views} role="group" aria-label={VIEWER.views}>
        {VIEWS.filter((each) => isPdf || each !== "original").map((each) => (
          <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
            {VIEWER.view[each](notes.all.filter((one) => one.pageNumber === current).length)}
          </button>
        ))}
      </div>
      <div className={clsx(styles.panes, showsOriginal && styles.withOriginal)} data-view={view}>
        {showsOriginal && (
          <div className={styles.original}>
            <OriginalPage
              documentId={place.documentId}
              fileName={content.fileName}
              pageNumber={current}
              text={page.text}
              ranges={onPicture}
              words={isScan ? (places?.words ?? NO_WORDS) : null}
            />
          </div>
        )}
        <ScrollRegion className={styles.reading} ref={reading} data-reading="" aria-label={VIEWER.textOf(current)}>
          {page === undefined ? (
            <NoPages content={content} />
          ) : (
            <>
              <PageText page={page} lines={lines} />
              <PageMargin
                pageNumber={current}
                passages={passages}
                notes={notes}
                cited={citedHere}
                lines={lines}
                onShow={(at) => goTo(current, at)}
              />
              <NoteButton reading={reading} onNote={note} />
            </>
          )}
        </ScrollRegion>
      </div>
      <FullText pages={pages} />
      <ConfirmDialog
        open={notes.toDelete !== null}
        onOpenChange={(open) => !open && notes.askToDelete(null)}
        title={VIEWER.deleteNoteTitle}
        text={VIEWER.deleteNoteText}
        confirmLabel={VIEWER.deleteNote}
        busy={notes.isDeleting}
        error={notes.deleteError}
        onConfirm={notes.confirmDelete}
      />
    </div>
  );
}

const NO_WORDS: readonly never[] = [];

const rangeOf = ({ start, end }: TextRange): TextRange => ({ start, end });

type NoteLineProps = {
  readonly content: DocumentContent;
  /** What is to be known of the page that is shown. */
  readonly doubt: string | null;
  readonly isScan: boolean;
  /** Of a scan: whether it is known where its words stand. */
  readonly hasPlaces: boolean;
  readonly isPdf: boolean;
  readonly children: ReactNode;
};

/** What the reader should know of this text before quoting it. */
function NoteLine({ content: { note, pages }, doubt, isScan, hasPlaces, isPdf, children }: NoteLineProps) {
  const words = [
    note,
    doubt,
    isScan && VIEWER.scanned,
    isScan && !hasPlaces && VIEWER.noPlaces,
    !isPdf && pages.length > 0 && VIEWER.noPicture,
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <p className={styles.note}>
      {words.join(" ")} {children}
    </p>
  );
}

function NoPages({ content }: { readonly content: DocumentContent }) {
  const { id, fileName, status, failureReason } = content;
  const isWaiting = status === "uploaded" || status === "processing";
  return (
    <div className={styles.state}>
      <p role="status">{isWaiting ? VIEWER.stillReading : VIEWER.unreadDocument}</p>
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
