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
import { VIEWER } from "#lib/copy/case/viewer.ts";

type Props = { readonly caseId: string; readonly documentId: string };

/** A document on a page of its own: to open it in a second tab, on a second screen. The address keeps the place. */
export function DocumentScreen({ caseId, documentId }: Props) {
  const place = placeIn(documentId, useSearchParams());
  const { data } = useQuery(documentContent(documentId));
  useDocumentTitle(data?.fileName);
  return (
    <div className="flex h-[calc(100dvh_-_64px)] min-h-120 flex-col overflow-hidden rounded-sheet border border-t-3 border-rule border-t-exhibit bg-sheet max-phone:-mx-4 max-phone:-mt-5 max-phone:-mb-10 max-phone:h-[calc(100dvh_-_56px)] max-phone:rounded-none max-phone:border-r-0 max-phone:border-b-0 max-phone:border-l-0 print:block print:h-auto print:overflow-visible print:border-0 [&_h1]:font-sans [&_h1]:text-[17px]/[1.3] [&_h1]:font-[650] [&_h1]:tracking-normal">
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
            <ArrowLeft />
            <span>{VIEWER.backToCase}</span>
          </Link>
        }
      />
    </div>
  );
}
