"use client";

import { ExternalLink, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Scrim } from "#components/ui/scrim.tsx";
import { DialogPanel } from "#components/ui/dialog-panel.tsx";
import { iconButtonClass } from "#components/ui/icon-button-class.ts";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { documentHref, type ViewerPlace } from "#components/widgets/viewer-place.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import type { ViewerContext } from "./viewer-context.ts";
import { ViewerFrame, type ViewerHandle } from "./viewer-frame.tsx";

type Props = {
  readonly caseId: string;
  readonly place: ViewerPlace;
  readonly onMove: (place: ViewerPlace) => void;
  readonly onClose: () => void;
  /** The document's name as the page below knows it, for the time until the document is there. */
  readonly fileName: string | null;
  /** The point or finding that it was opened from; null: the document itself. */
  readonly context: ViewerContext | null;
  /** Beside the page instead of over it, as tall as its container. Two exhibits are over the page all the same. */
  readonly isPane?: boolean;
};

/** Documents page by page, over the page that cites them or beside it. Escape and the close button leave them. */
export function DocumentViewer({ caseId, place, onMove, onClose, fileName, context, isPane = false }: Props) {
  const handle = useRef<ViewerHandle>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  function close() {
    if (handle.current?.hasUnsaved() === true) setIsAsking(true);
    else onClose();
  }
  const shown = { place, onMove, fileName, context, ref: handle };
  const tools = (
    <>
      <a
        className={iconButtonClass({ size: "l", className: "max-phone:hidden" })}
        href={documentHref(caseId, place)}
        target="_blank"
        rel="noreferrer"
        aria-label={VIEWER.ownTab}
        title={VIEWER.ownTab}
      >
        <ExternalLink />
      </a>
      <IconButton size="l" label={VIEWER.close} onClick={close}>
        <X />
      </IconButton>
    </>
  );
  const ask = (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      title={VIEWER.discardTitle}
      text={VIEWER.discardText}
      confirmLabel={VIEWER.discard}
      cancelLabel={VIEWER.keepWriting}
      onConfirm={onClose}
    />
  );
  if (isPane && place.beside === undefined)
    return (
      <Pane title={title}>
        <ViewerFrame
          {...shown}
          isPane
          onEscape={close}
          tools={tools}
          heading={(name) => (
            <h2 ref={title} tabIndex={-1} className={HEADING}>
              {name}
            </h2>
          )}
        />
        {ask}
      </Pane>
    );
  return (
    <OverPage title={title} handle={handle} onClose={close}>
      <ViewerFrame
        {...shown}
        tools={tools}
        heading={(name) => (
          <Dialog.Title ref={title} tabIndex={-1} className={place.beside === undefined ? HEADING : "text-22"}>
            {name}
          </Dialog.Title>
        )}
      />
      {ask}
    </OverPage>
  );
}

/** File names are data and never in the display face. */
const HEADING = "min-w-0 font-sans text-[17px] leading-[1.3] font-semibold tracking-normal";

type PaneProps = { readonly title: RefObject<HTMLElement | null>; readonly children: ReactNode };

/** Takes the focus when it opens and gives it back when it closes. */
function Pane({ title, children }: PaneProps) {
  useEffect(() => {
    const opener = document.activeElement;
    title.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [title]);
  return (
    <section
      aria-label={VIEWER.pageTitle}
      className="flex h-full min-h-0 flex-col border-t-[3px] border-l border-t-exhibit border-l-rule bg-sheet print:hidden"
    >
      {children}
    </section>
  );
}

type OverPageProps = PaneProps & { readonly handle: RefObject<ViewerHandle | null>; readonly onClose: () => void };

function OverPage({ title, handle, onClose, children }: OverPageProps) {
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Scrim className="p-3 max-phone:p-0">
          <DialogPanel
            className="flex h-full min-h-0 max-w-[1680px] flex-col overflow-hidden p-0 max-phone:rounded-none"
            aria-describedby={undefined}
            // In a note's form Escape is the form's, in a search the search's.
            onEscapeKeyDown={(event) => {
              const isInForm = event.target instanceof Element && event.target.closest("form") !== null;
              if (isInForm || handle.current?.leaveSearch() === true) event.preventDefault();
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
            {children}
          </DialogPanel>
        </Scrim>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
