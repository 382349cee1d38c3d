"use client";

import clsx from "clsx";
import type { Citation } from "#lib/contracts/analyses.ts";
import { NEAR_MATCH, placeLabel } from "#lib/copy/documents.ts";
import { ViewerLink } from "#components/widgets/viewer-link.tsx";

export type CitedPlace = Pick<
  Citation,
  "documentId" | "exhibit" | "fileName" | "pageNumber" | "start" | "end" | "status"
>;

type Props = { readonly caseId: string; readonly citation: CitedPlace };

/** The sticker behind a finding. It opens the viewer on the page with the quote marked. */
export function CitationChip({ caseId, citation }: Props) {
  const { documentId, fileName, pageNumber, start, end, status } = citation;
  const label = placeLabel(citation);
  const isNear = status === "near";
  return (
    <ViewerLink
      caseId={caseId}
      place={{ documentId, pageNumber, at: { start, end } }}
      className={clsx("chip", isNear && "near")}
      title={isNear ? `${fileName}, ${NEAR_MATCH}` : fileName}
      aria-label={[label, fileName, isNear && NEAR_MATCH].filter(Boolean).join(", ")}
    >
      {label}
    </ViewerLink>
  );
}
