"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useSearchParams } from "next/navigation";
import { ViewerFrame } from "#components/viewer/viewer-frame.tsx";
import { documentContent } from "#components/viewer/queries.ts";
import { documentHref, placeIn } from "#components/widgets/viewer-place.ts";
import { useDocumentTitle } from "#components/widgets/use-document-title.ts";
import { buttonClass } from "#components/ui/button-class.ts";
import { VIEWER } from "#lib/copy/viewer.ts";
import styles from "./document-screen.module.css";

type Props = { readonly caseId: string; readonly documentId: string };

/** A document on a page of its own: to open it in a second tab, on a second screen. The address keeps the place. */
export function DocumentScreen({ caseId, documentId }: Props) {
  const place = placeIn(documentId, useSearchParams());
  const { data } = useQuery(documentContent(documentId));
  useDocumentTitle(data?.fileName);
  return (
    <div className={styles.page}>
      <ViewerFrame
        place={place}
        onMove={(moved) => window.history.replaceState(null, "", documentHref(caseId, moved))}
        fileName={null}
        context={null}
        heading={(name) => (
          <h1 className="min-w-0" tabIndex={-1}>
            {name}
          </h1>
        )}
        tools={
          <Link
            title={VIEWER.backToCase}
            className={buttonClass({ variant: "quiet", size: "s" })}
            href={`/cases/${data?.caseId ?? caseId}`}
          >
            <ArrowLeft className="i" />
            <span>{VIEWER.backToCase}</span>
          </Link>
        }
      />
    </div>
  );
}
