"use client";

import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import type { ReactNode } from "react";
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
import type { ViewerPlace } from "#components/widgets/viewer-place.ts";

type Props = {
  /** Where it opens; from then on the reader moves, and `onMove` tells where to. */
  readonly place: ViewerPlace;
  readonly onMove: (place: ViewerPlace) => void;
  /** The document's name as it is known until the document is there. */
  readonly fileName: string | null;
  /** Draws the heading: a dialog's or a page's. */
  readonly heading: (name: ReactNode) => ReactNode;
  /** Further tools at the right of the head. */
  readonly tools: ReactNode;
  /** See ViewerBody. */
  readonly onGuard: (hasUnsaved: () => boolean) => void;
};

/** A document page by page, loading and failing included: what the dialog and the page of its own have in common. */
export function DocumentFrame({ place, onMove, fileName, heading, tools, onGuard }: Props) {
  const content = useQuery(documentContent(place.documentId));
  const name = content.data?.fileName ?? fileName ?? VIEWER.loading;
  return (
    <>
      <div className={styles.head}>
        {content.data?.exhibit != null && <span className="ex">{exhibitLabel(content.data.exhibit)}</span>}
        {heading(<TruncatedName name={name} />)}
        {content.data?.caseNumber != null && (
          <span className={clsx("mono small muted nowrap", styles.number)}>{content.data.caseNumber}</span>
        )}
        <span className={styles.tools}>
          <OriginalButton documentId={place.documentId} fileName={content.data?.fileName ?? null} />
          {tools}
        </span>
      </div>
      {content.data !== undefined ? (
        <ViewerBody key={place.documentId} content={content.data} place={place} onMove={onMove} onGuard={onGuard} />
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
    </>
  );
}
