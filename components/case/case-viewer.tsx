"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";
import { DocumentViewer } from "#components/viewer/document-viewer.tsx";
import { findViewerPlace, viewerHref, type ViewerPlace } from "#components/widgets/viewer-place.ts";
import { useMedia, WIDE } from "#components/widgets/use-media.ts";
import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { ViewerPane } from "./viewer-pane.tsx";

type Props = { readonly caseId: string; readonly documents: readonly DocumentSummary[] };

/**
 * The viewer as the address asks for it: `?doc=...&page=...&at=...`. "Back" closes it. In a wide window it is a pane
 * beside the page, else a dialog over it.
 */
export function CaseViewer({ caseId, documents }: Props) {
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
  const viewer = {
    ...{ caseId, place },
    fileName: documents.find(({ id }) => id === place.documentId)?.originalFileName ?? null,
    onMove: (moved: ViewerPlace) => window.history.replaceState(null, "", viewerHref(caseId, moved)),
    onClose: close,
  };
  return isWide ? <ViewerPane {...viewer} /> : <DocumentViewer {...viewer} />;
}
