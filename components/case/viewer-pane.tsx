"use client";

import { ExternalLink, X } from "lucide-react";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useOpenPane } from "#components/widgets/pane.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { DocumentFrame } from "#components/viewer/document-frame.tsx";
import { useEscape } from "#components/widgets/use-escape.ts";
import { documentHref, type ViewerPlace } from "#components/widgets/viewer-place.ts";
import { VIEWER } from "#lib/copy/viewer.ts";

type Props = {
  readonly caseId: string;
  readonly place: ViewerPlace;
  readonly onMove: (place: ViewerPlace) => void;
  readonly onClose: () => void;
  readonly fileName: string | null;
};

/** The viewer as a pane at the right of a wide window, beside the page that cites it. Escape in it, and its button, close it. */
export function ViewerPane({ caseId, place, onMove, onClose, fileName }: Props) {
  const slot = useOpenPane();
  const titleId = useId();
  const pane = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const hasUnsaved = useRef((): boolean => false);
  const [isAsking, setIsAsking] = useState(false);
  const onGuard = useCallback((ask: () => boolean) => {
    hasUnsaved.current = ask;
  }, []);

  // Asked for from the page the focus follows into the pane; a move inside the pane keeps it where it is.
  const { documentId, pageNumber, at } = place;
  useEffect(() => {
    const { activeElement } = document;
    if (slot === null || pane.current?.contains(activeElement) === true) return;
    opener.current = activeElement;
    title.current?.focus({ preventScroll: true });
  }, [slot, documentId, pageNumber, at?.start, at?.end]);

  function leave() {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }
  const close = () => (hasUnsaved.current() ? setIsAsking(true) : leave());
  // In a note's form Escape is the form's.
  useEscape(pane, () => document.activeElement?.closest("form") == null && close());

  if (slot === null) return null;
  return createPortal(
    <aside
      ref={pane}
      aria-labelledby={titleId}
      className="flex h-full min-w-0 flex-col border-t-3 border-l border-t-exhibit border-l-rule bg-sheet"
    >
      <DocumentFrame
        place={place}
        onMove={onMove}
        fileName={fileName}
        onGuard={onGuard}
        heading={(name) => (
          <h2 id={titleId} ref={title} tabIndex={-1} className="min-w-0 flex-1 font-sans text-15 font-[650]">
            {name}
          </h2>
        )}
        tools={
          <>
            <a
              className="ib l"
              href={documentHref(caseId, place)}
              target="_blank"
              rel="noreferrer"
              aria-label={VIEWER.ownTab}
              title={VIEWER.ownTab}
            >
              <ExternalLink className="i" />
            </a>
            <IconButton className="l" label={VIEWER.close} onClick={close}>
              <X className="i" />
            </IconButton>
          </>
        }
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={VIEWER.discardTitle}
        text={VIEWER.discardText}
        confirmLabel={VIEWER.discard}
        cancelLabel={VIEWER.keepWriting}
        onConfirm={leave}
      />
    </aside>,
    slot,
  );
}
