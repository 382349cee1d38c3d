"use client";

import clsx from "clsx";
import Link from "next/link";
import type { Citation } from "#lib/contracts/analyses.ts";
import { NEAR_MATCH, placeLabel } from "#lib/copy/documents.ts";
import { viewerHref } from "../document-viewer/viewer-place.ts";

export type CitedPlace = Pick<
  Citation,
  "documentId" | "exhibit" | "fileName" | "pageNumber" | "start" | "end" | "status"
>;

type Props = { readonly caseId: string; readonly citation: CitedPlace };

/**
 * The sticker behind a finding. It opens the viewer on the page with the quote marked: a link, so that the middle button
 * and "copy link" work; only the address changes, because the case page is drawn already.
 */
export function CitationChip({ caseId, citation }: Props) {
  const { documentId, fileName, pageNumber, start, end, status } = citation;
  const label = placeLabel(citation);
  const isNear = status === "ocr-near";
  const href = viewerHref(caseId, { documentId, pageNumber, at: { start, end } });
  return (
    <Link
      className={clsx("chip", isNear && "near")}
      href={href}
      prefetch={false}
      scroll={false}
      title={isNear ? `${fileName}, ${NEAR_MATCH}` : fileName}
      aria-label={[label, fileName, isNear && NEAR_MATCH].filter(Boolean).join(", ")}
      onNavigate={(event) => {
        event.preventDefault();
        window.history.pushState(null, "", href);
      }}
    >
      {label}
    </Link>
  );
}
