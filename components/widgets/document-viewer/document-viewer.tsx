"use client";

import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { TruncatedName } from "#components/ui/truncated-name.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { exhibitLabel } from "#lib/copy/documents.ts";
import { VIEWER } from "#lib/copy/viewer.ts";
import styles from "./document-viewer.module.css";
import { OriginalButton } from "./original-button.tsx";
import { documentContent } from "./queries.ts";
import { ViewerBody } from "./viewer-body.tsx";
import type { ViewerPlace } from "./viewer-place.ts";

type Props = {
  /** Where it opens; from then on the reader moves, and `onMove` tells where to. */
  readonly place: ViewerPlace;
  readonly onMove: (place: ViewerPlace) => void;
  readonly onClose: () => void;
  /** The document's name as the page below knows it, for the time until the document is there. */
  readonly fileName: string | null;
};

/** A document page by page over the page that cites it. Escape and the close button leave it. */
export function DocumentViewer({ place, onMove, onClose, fileName }: Props) {
  const content = useQuery(documentContent(place.documentId));
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element>(null);
  const name = content.data?.fileName ?? fileName ?? VIEWER.loading;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={clsx("scrim", styles.scrim)}>
          <Dialog.Content
            className={clsx("dialog", styles.viewer)}
            aria-describedby={undefined}
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
            <div className={styles.head}>
              {content.data?.exhibit != null && <span className="ex">{exhibitLabel(content.data.exhibit)}</span>}
              <Dialog.Title ref={title} tabIndex={-1} className="min-w-0">
                <TruncatedName name={name} />
              </Dialog.Title>
              {content.data?.caseNumber != null && (
                <span className={clsx("mono small muted nowrap", styles.number)}>{content.data.caseNumber}</span>
              )}
              <span className={styles.tools}>
                <OriginalButton documentId={place.documentId} fileName={content.data?.fileName ?? null} />
                <Dialog.Close className="ib l" aria-label={VIEWER.close} title={VIEWER.close}>
                  <X className="i" />
                </Dialog.Close>
              </span>
            </div>
            {content.isSuccess ? (
              <ViewerBody key={place.documentId} content={content.data} place={place} onMove={onMove} />
            ) : (
              <div className={styles.state}>
                {content.isError ? (
                  <Note
                    title={VIEWER.errorTitle}
                    action={
                      <Button variant="ghost" size="s" onClick={() => void content.refetch()} busy={content.isFetching}>
                        {VIEWER.retry}
                      </Button>
                    }
                  >
                    {messageOf(content.error, VIEWER.loadFailed)}
                  </Note>
                ) : (
                  <p className="row">
                    <Spinner label={VIEWER.loading} />
                    <span aria-hidden="true">{VIEWER.loading}</span>
                  </p>
                )}
              </div>
            )}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
