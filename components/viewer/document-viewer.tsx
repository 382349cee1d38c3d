"use client";

import clsx from "clsx";
import { ExternalLink, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useCallback, useRef, useState } from "react";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { VIEWER } from "#lib/copy/viewer.ts";
import { DocumentFrame } from "./document-frame.tsx";
import styles from "./document-viewer.module.css";
import { documentHref, type ViewerPlace } from "#components/widgets/viewer-place.ts";

type Props = {
  readonly caseId: string;
  readonly place: ViewerPlace;
  readonly onMove: (place: ViewerPlace) => void;
  readonly onClose: () => void;
  /** The document's name as the page below knows it, for the time until the document is there. */
  readonly fileName: string | null;
};

/** A document page by page over the page that cites it. Escape and the close button leave it. */
export function DocumentViewer({ caseId, place, onMove, onClose, fileName }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const hasUnsaved = useRef((): boolean => false);
  const [isAsking, setIsAsking] = useState(false);
  const onGuard = useCallback((ask: () => boolean) => {
    hasUnsaved.current = ask;
  }, []);
  function close() {
    if (hasUnsaved.current()) setIsAsking(true);
    else onClose();
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={clsx("scrim", styles.scrim)}>
          <Dialog.Content
            className={clsx("dialog", styles.viewer)}
            aria-describedby={undefined}
            // In a note's form Escape is the form's.
            onEscapeKeyDown={(event) => {
              if (event.target instanceof Element && event.target.closest("form") !== null) event.preventDefault();
            }}
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              opener.current = document.activeElement;
              title.current?.focus();
            }}
            // The opener is a link somewhere on the page, which radix does not know: by itself it would drop the focus.
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
            }}
          >
            <DocumentFrame
              place={place}
              onMove={onMove}
              fileName={fileName}
              onGuard={onGuard}
              heading={(name) => (
                <Dialog.Title ref={title} tabIndex={-1} className="min-w-0">
                  {name}
                </Dialog.Title>
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
                  <Dialog.Close className="ib l" aria-label={VIEWER.close} title={VIEWER.close}>
                    <X className="i" />
                  </Dialog.Close>
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
              onConfirm={onClose}
            />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
