"use client";

import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { toast } from "sonner";
import { cn } from "#components/ui/cn.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { copyText } from "#components/ui/copy-text.ts";
import { placeLabel } from "#lib/copy/case/documents.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import type { TextRange } from "#lib/domain/text/normalise-text.ts";
import { CiteRow } from "./text/cite-row.tsx";
import { ExhibitHead } from "./exhibit-head.tsx";
import { keepsLinesOf } from "./text/keeps-lines.ts";
import { moveLineFocus, scrollToMark } from "./text/line-focus.ts";
import { NoPages } from "./no-pages.tsx";
import { NoteButton } from "./notes/note-button.tsx";
import { OriginalPage } from "./original/original-page.tsx";
import { PageMargin } from "./notes/page-margin.tsx";
import { PageRemarks } from "./text/page-remarks.tsx";
import { PageText } from "./text/page-text.tsx";
import type { DocumentContent } from "./queries.ts";
import { ScrollRegion } from "./scroll-region.tsx";
import { findSelectedRange, rangeOfLine } from "./text/selected-range.ts";
import { quoteOf, useExhibit } from "./use-exhibit.ts";
import { useMinWidth } from "./use-min-width.ts";
import { useNotes } from "./notes/use-notes.ts";
import { useSelectedWords } from "./text/use-selected-words.ts";
import type { OpenSide, Viewer } from "./use-viewer.ts";
import { ViewTabs } from "./view-tabs.tsx";

/** What the viewer's keys and buttons ask of the exhibit that the reader is in. */
export type ExhibitHandle = {
  readonly hasUnsaved: () => boolean;
  /** Notes the selected words, else the line that has the focus. */
  readonly note: () => void;
  readonly copy: () => void;
  readonly line: (by: 1 | -1, options: { extend: boolean }) => void;
  readonly focus: () => void;
};

type Props = {
  readonly viewer: Viewer;
  readonly side: OpenSide;
  readonly content: DocumentContent;
  readonly ref: Ref<ExhibitHandle>;
  /** `split`: picture, text and notes side by side; `tabs`: one of them; `half`: one of two exhibits. */
  readonly layout: "split" | "tabs" | "half";
  /** A narrow pane: the quote above its citation. */
  readonly isPane: boolean;
  /** At the right of the tabs. */
  readonly steps: ReactNode;
  readonly onPage: (pageNumber: number) => void;
};

/** CSS pixels of the margin beside the text; the class below has the same. */
const MARGIN = 240;
/** One page at a time, whatever the length of the document: the rest is text in memory, not elements on the page. */
export function ExhibitView({ viewer, side, content, ref, layout, isPane, steps, onPage }: Props) {
  const { state, act } = viewer;
  const exhibit = useExhibit(viewer, side, content);
  const { page, pageNumber, lines, passages, cited } = exhibit;
  const notes = useNotes({ documentId: side.documentId, all: content.annotations, pageNumber });
  const reading = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const isPdf = content.fileType === "application/pdf";
  const isSplit = layout === "split";
  const view = isSplit ? "text" : side.view;
  const hasOriginal = isPdf && page !== null && (isSplit ? state.hasOriginal : view === "original");
  const isPhone = !useMinWidth("phone");
  const keepsLines = keepsLinesOf(page?.text ?? "", { chosen: state.keepsLines, isPhone });

  useSelectedWords(reading, side.selected, (range) => act({ type: "select", side: side.index, range }));
  useEffect(() => {
    if (reading.current !== null) scrollToMark(reading.current);
  }, [pageNumber, cited, exhibit.activeHit, view, keepsLines]);

  const show = (at: TextRange) => act({ type: "turn", side: side.index, pageNumber, at });

  /** The selected words, else the line that has the focus. */
  function wordsInHand(): TextRange | null {
    // Asked of the page itself: the browser reports a new selection later than the next key.
    const text = reading.current?.querySelector("[data-page-text]") ?? null;
    const selected = text === null ? null : findSelectedRange(text);
    const line = document.activeElement?.closest<HTMLElement>("[data-line]") ?? null;
    const isOurs = line !== null && reading.current?.contains(line) === true;
    return selected ?? (isOurs ? rangeOfLine(line) : null);
  }
  function note() {
    const range = wordsInHand();
    if (page === null || range === null) {
      toast(VIEWER.markFirst);
      return;
    }
    window.getSelection()?.removeAllRanges();
    notes.begin({ pageNumber, quote: page.text.slice(range.start, range.end), ...range });
    if (!isSplit) act({ type: "view", side: side.index, view: "notes" });
  }
  function copy() {
    const quote = quoteOf(content, page, wordsInHand() ?? cited);
    if (quote === null) toast(VIEWER.nothingToCopy);
    else
      void copyText(quote.text, reading.current).then((done) => done && toast.success(VIEWER.copiedAs(quote.citation)));
  }
  useImperativeHandle(ref, () => ({
    ...{ hasUnsaved: notes.hasUnsaved, note, copy },
    line: (by, { extend }) => {
      if (reading.current === null) return;
      anchor.current = moveLineFocus(reading.current, by, { anchor: anchor.current, extend });
    },
    focus: () => reading.current?.focus(),
  }));

  const notesHere = notes.all.filter((each) => each.pageNumber === pageNumber).length;
  const place = placeLabel({ exhibit: content.exhibit, pageNumber });
  return (
    <>
      {layout === "half" && (
        <ExhibitHead
          content={content}
          pageNumber={pageNumber}
          view={view}
          notes={notes.draft === null ? notesHere : notesHere + 1}
          onPage={onPage}
          onView={(next) => act({ type: "view", side: side.index, view: next })}
        />
      )}
      {layout === "tabs" && (
        <ViewTabs
          view={view}
          notes={notesHere}
          hasOriginal={isPdf}
          onView={(next) => act({ type: "view", side: side.index, view: next })}
        >
          {steps}
        </ViewTabs>
      )}
      <PageRemarks viewer={viewer} content={content} exhibit={exhibit} isShort={layout === "half"} />
      <div
        className={cn(
          "grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] print:block",
          isSplit && hasOriginal ? "grid-cols-[minmax(0,30%)_minmax(0,1fr)]" : "grid-cols-[minmax(0,1fr)]",
        )}
      >
        {hasOriginal && (
          <div className={cn("flex min-h-0 flex-col bg-track print:hidden", isSplit && "border-r border-hair")}>
            <OriginalPage
              documentId={side.documentId}
              fileName={content.fileName}
              pageNumber={pageNumber}
              text={page.text}
              ranges={exhibit.onPicture}
              words={exhibit.words}
            />
          </div>
        )}
        <ScrollRegion
          className={cn(
            "@container relative min-h-0 overflow-auto focus-visible:-outline-offset-[3px] print:block print:overflow-visible",
            isSplit && "grid grid-cols-[minmax(max-content,1fr)_240px]",
            isSplit && !keepsLines && "grid-cols-[minmax(0,1fr)_240px]",
            view === "original" && hasOriginal && "hidden",
            view === "notes" && "bg-paper",
          )}
          ref={reading}
          data-reading=""
          aria-label={layout === "half" ? VIEWER.textOfPlace(place) : VIEWER.textOf(pageNumber)}
        >
          {page === null ? (
            <NoPages content={content} />
          ) : (
            <>
              <div className={cn("min-w-full", view === "notes" && "hidden print:block")}>
                <PageText
                  {...{ page, lines, keepsLines }}
                  beside={isSplit ? MARGIN : 0}
                  isCurrent={layout === "half" && viewer.citationIndex !== -1 && viewer.active.index === side.index}
                />
              </div>
              <div className={cn(isSplit ? "sticky right-0" : view !== "notes" && "hidden")}>
                <PageMargin
                  pageNumber={pageNumber}
                  passages={passages}
                  notes={notes}
                  cited={cited}
                  lines={lines}
                  isBeside={isSplit}
                  onShow={show}
                />
              </div>
              {view === "text" && <NoteButton reading={reading} onNote={note} />}
            </>
          )}
        </ScrollRegion>
      </div>
      {page !== null && <CiteRow quote={exhibit.quote} withWords={isPane} confidence={page.confidence} />}
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
    </>
  );
}
