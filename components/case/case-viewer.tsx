"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { DocumentViewer } from "#components/viewer/document-viewer.tsx";
import { findViewerPlace, viewerHref, type ViewerPlace } from "#components/widgets/viewer-place.ts";
import { InPane } from "#components/widgets/pane.tsx";
import { useMedia, WIDE } from "#components/widgets/use-media.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { findViewerSource, sourceContext } from "./viewer-source.ts";
import { ViewerReview } from "./viewer-review.tsx";

type Props = {
  readonly caseId: string;
  readonly documents: readonly DocumentSummary[];
  /** The latest completed one; the viewer steps through its citations. */
  readonly analysis: Analysis | null;
};

/**
 * The viewer as the address asks for it: `?doc=...&page=...&at=...`. "Back" closes it. In a wide window it is a pane
 * beside the page, else, and with two exhibits, a dialog over it.
 */
export function CaseViewer({ caseId, documents, analysis }: Props) {
  const place = findViewerPlace(useSearchParams());
  const isOpen = place !== null;
  const isWide = useMedia(WIDE);
  // Opened from the page below, closing goes back to it; opened by its address, there is nothing of ours to go back to.
  const hasPageBelow = useRef(false);
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
    if (!isOpen) hasPageBelow.current = true;
  }, [isOpen]);

  function close() {
    if (isClosing.current) return;
    isClosing.current = true;
    if (hasPageBelow.current) window.history.back();
    else window.history.replaceState(null, "", `/cases/${caseId}`);
  }

  if (place === null) return null;
  const source = findViewerSource(analysis, place.from);
  const viewer = {
    ...{ caseId, place },
    fileName: documents.find(({ id }) => id === place.documentId)?.originalFileName ?? null,
    onMove: (moved: ViewerPlace) => window.history.replaceState(null, "", viewerHref(caseId, moved)),
    onClose: close,
    context: source && {
      ...sourceContext(source),
      review: source.judged && <ViewerReview caseId={caseId} finding={source.judged} weight={source.weight} />,
    },
  };
  if (isWide && place.beside === undefined)
    return (
      <InPane>
        <DocumentViewer {...viewer} isPane />
      </InPane>
    );
  return <DocumentViewer {...viewer} />;
}
