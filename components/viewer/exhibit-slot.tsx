"use client";

import type { ReactNode, RefObject } from "react";
import { cn } from "#components/ui/cn.ts";
import { Button } from "#components/ui/button.tsx";
import { Note } from "#components/ui/note.tsx";
import { Spinner } from "#components/ui/spinner.tsx";
import { messageOf } from "#lib/api/api-error.ts";
import { exhibitLabel } from "#lib/copy/case/documents.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import { type ExhibitHandle, ExhibitView } from "./exhibit-view.tsx";
import type { OpenSide, Viewer } from "./use-viewer.ts";

type Props = {
  readonly viewer: Viewer;
  readonly side: OpenSide;
  readonly handle: RefObject<ExhibitHandle | null>;
  readonly layout: "split" | "tabs" | "half";
  readonly isPane: boolean;
  /** On a phone one of two exhibits is shown; the other one keeps its place and a note that is being written. */
  readonly isHidden: boolean;
  readonly steps: ReactNode;
  readonly onPage: (pageNumber: number) => void;
};

/** The place of one exhibit, loading and failing included. Where the reader points or tabs to is the side they are in. */
export function ExhibitSlot({ viewer, side, handle, layout, isPane, isHidden, steps, onPage }: Props) {
  const { content } = side;
  const enter = () => viewer.act({ type: "enter", side: side.index });
  return (
    <section
      aria-label={content.data?.exhibit == null ? VIEWER.pageTitle : exhibitLabel(content.data.exhibit)}
      className={cn("min-h-0 min-w-0 flex-col print:block", isHidden ? "hidden" : "flex")}
      onFocusCapture={enter}
      onPointerDownCapture={enter}
    >
      {content.data !== undefined ? (
        <ExhibitView {...{ viewer, side, layout, isPane, steps, onPage }} content={content.data} ref={handle} />
      ) : (
        <div className="px-5 py-6">
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
            <p className="flex items-center gap-3">
              <Spinner label={VIEWER.loading} />
              <span aria-hidden="true">{VIEWER.loading}</span>
            </p>
          )}
        </div>
      )}
    </section>
  );
}
