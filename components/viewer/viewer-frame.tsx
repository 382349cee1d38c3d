"use client";

import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { toast } from "sonner";
import { ExhibitSticker } from "#components/ui/exhibit-sticker.tsx";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { placeOfCitation, type ViewerPlace } from "#components/widgets/viewer-place.ts";
import { exhibitLabel } from "#lib/copy/case/documents.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import { CitationSteps } from "./citation-steps.tsx";
import { Divider } from "./divider.tsx";
import { ExhibitSlot } from "./exhibit-slot.tsx";
import type { ExhibitHandle } from "./exhibit-view.tsx";
import { FullText } from "./text/full-text.tsx";
import { OriginalButton } from "./original/original-button.tsx";
import { useMinWidth } from "./use-min-width.ts";
import { type OpenSide, useViewer } from "./use-viewer.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import { ViewerBar } from "./viewer-bar.tsx";
import { BesideButton } from "./beside-button.tsx";
import type { ViewerContext } from "./viewer-context.ts";
import { ViewerFoot } from "./viewer-foot.tsx";

export type ViewerHandle = {
  /** Whether a note is typed and not saved. */
  readonly hasUnsaved: () => boolean;
  /** Ends the search; false when there was none to end. */
  readonly leaveSearch: () => boolean;
};

type Props = {
  /** Where it opens; from then on the reader moves, and `onMove` says where to. */
  readonly place: ViewerPlace;
  readonly onMove: (place: ViewerPlace) => void;
  /** The document's name as it is known until the document is there. */
  readonly fileName: string | null;
  readonly context: ViewerContext | null;
  /** Draws the heading: a dialog's, a pane's or a page's. */
  readonly heading: (name: ReactNode) => ReactNode;
  /** Further tools at the right of the head. */
  readonly tools: ReactNode;
  readonly ref?: Ref<ViewerHandle>;
  /** In a narrow pane beside the page that cites it; closed by `onEscape`. */
  readonly isPane?: boolean;
  readonly onEscape?: () => void;
};

/** One exhibit or two, page by page: what the dialog, the pane and the document's own page have in common. */
export function ViewerFrame({
  place,
  onMove,
  fileName,
  context,
  heading,
  tools,
  ref,
  isPane = false,
  onEscape,
}: Props) {
  const viewer = useViewer({ place, onMove, context });
  const { state, sides, active, citations, citationIndex, act } = viewer;
  const [share, setShare] = useState(50);
  const isWide = useMinWidth("tablet");
  const frame = useRef<HTMLDivElement>(null);
  const [first, second] = [useRef<ExhibitHandle>(null), useRef<ExhibitHandle>(null)];
  const handleOf = (index: number) => (index === 0 ? first : second).current;
  const isTwo = sides.length > 1;
  const layout = isTwo ? "half" : isWide && !isPane ? "split" : "tabs";

  const hasUnsaved = () => first.current?.hasUnsaved() === true || second.current?.hasUnsaved() === true;
  /** Does what would close an exhibit, unless a note is half written in one. */
  function unlessWriting(action: () => void) {
    if (hasUnsaved()) toast.error(VIEWER.finishNote);
    else action();
  }
  function leaveSearch(): boolean {
    const field = frame.current?.querySelector("input[data-find]");
    if (state.search.query === "" && document.activeElement !== field) return false;
    act({ type: "search", query: "" });
    (handleOf(active.index)?.focus ?? (() => frame.current?.focus()))();
    return true;
  }
  useImperativeHandle(ref, () => ({ hasUnsaved, leaveSearch }));

  // Another document takes the place of the one that had the focus: the keys go on in its text.
  const { documentId, index } = active;
  const isLoaded = active.content.data !== undefined;
  const shown = useRef(documentId);
  useEffect(() => {
    if (shown.current === documentId) return;
    if (isLoaded) shown.current = documentId;
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== frame.current) return;
    const handle = index === 0 ? first.current : second.current;
    if (isLoaded && handle !== null) handle.focus();
    else frame.current?.focus();
  }, [documentId, index, isLoaded, first, second]);

  function step(by: 1 | -1) {
    const citation = citations[citationIndex + by];
    if (citation === undefined) return;
    const isOpen = sides.some(({ documentId }) => documentId === citation.documentId);
    const cite = () => act({ type: "cite", place: placeOfCitation(citation) });
    if (isOpen) cite();
    else unlessWriting(cite);
  }
  function turn(side: OpenSide, pageNumber: number) {
    const count = side.content.data?.pages.length ?? 1;
    act({ type: "turn", side: side.index, pageNumber: Math.min(Math.max(pageNumber, 1), Math.max(count, 1)) });
  }
  useViewerKeys(frame, {
    isPane,
    cite: step,
    note: () => handleOf(active.index)?.note(),
    copy: () => handleOf(active.index)?.copy(),
    line: (by, options) => handleOf(active.index)?.line(by, options),
    turn: (by) => turn(active, Math.min(active.pageNumber, active.content.data?.pages.length ?? 1) + by),
    find: () => frame.current?.querySelector<HTMLInputElement>("input[data-find]")?.select(),
    escape: () => {
      if (!leaveSearch()) onEscape?.();
    },
  });

  const content = active.content.data;
  const name = content?.fileName ?? fileName ?? VIEWER.loading;
  const steps = <CitationSteps viewer={viewer} of={context?.name ?? VIEWER.thisDocument} onStep={step} />;
  return (
    <div ref={frame} tabIndex={-1} className="flex min-h-0 flex-1 flex-col print:block">
      <div className="flex flex-none items-center gap-3 border-b border-hair py-2 pr-2.5 pl-5 max-phone:gap-2 max-phone:pl-4 print:px-0">
        {!isTwo && content?.exhibit != null && <ExhibitSticker>{exhibitLabel(content.exhibit)}</ExhibitSticker>}
        {heading(isTwo ? (context?.title ?? titleOfTwo(sides)) : <TruncatedName name={name} />)}
        {isTwo && context !== null && (
          <span className="text-13 text-ink-2 max-tablet:hidden" dir="auto">
            {context.where}
          </span>
        )}
        {!isTwo && content?.caseNumber != null && !isPane && (
          <span className="font-mono text-13 whitespace-nowrap text-ink-2 max-phone:hidden">{content.caseNumber}</span>
        )}
        <span className="ml-auto flex flex-none items-center gap-1 print:hidden">
          <BesideButton viewer={viewer} act={(action) => unlessWriting(() => act(action))} />
          {!isTwo && <OriginalButton documentId={active.documentId} fileName={content?.fileName ?? null} />}
          {tools}
        </span>
      </div>
      <ViewerBar
        viewer={viewer}
        layout={layout}
        isWide={isWide}
        steps={layout === "tabs" ? null : steps}
        onPage={(pageNumber) => turn(active, pageNumber)}
        onNote={() => handleOf(active.index)?.note()}
      />
      <div
        className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] print:block"
        style={{
          gridTemplateColumns:
            isTwo && isWide ? `minmax(0,${share}fr) 13px minmax(0,${100 - share}fr)` : "minmax(0,1fr)",
        }}
      >
        <ExhibitSlot
          {...{ viewer, layout, isPane, steps }}
          key={`0 ${sides[0]?.documentId}`}
          side={sides[0] ?? active}
          handle={first}
          isHidden={isTwo && !isWide && active.index !== 0}
          onPage={(pageNumber) => turn(sides[0] ?? active, pageNumber)}
        />
        {isTwo && isWide && <Divider share={share} onShare={setShare} />}
        {sides[1] !== undefined && (
          <ExhibitSlot
            {...{ viewer, layout, isPane, steps }}
            key={`1 ${sides[1].documentId}`}
            side={sides[1]}
            handle={second}
            isHidden={!isWide && active.index !== 1}
            onPage={(pageNumber) => turn(sides[1] ?? active, pageNumber)}
          />
        )}
      </div>
      {!isTwo && content !== undefined && <FullText pages={content.pages} />}
      <ViewerFoot viewer={viewer} context={context} onGo={(next) => unlessWriting(() => onMove(next))} />
    </div>
  );
}

function titleOfTwo(sides: readonly OpenSide[]): string {
  const [one, other] = sides.map(({ content: { data } }) =>
    data === undefined ? VIEWER.loading : data.exhibit === null ? data.fileName : exhibitLabel(data.exhibit),
  );
  return VIEWER.besideTitle([one ?? "", other ?? ""]);
}
