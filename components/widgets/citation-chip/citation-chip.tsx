"use client";

import clsx from "clsx";
import type { Citation } from "#lib/contracts/analyses.ts";
import { NEAR_MATCH, placeLabel } from "#lib/copy/documents.ts";
import { placeOfCitation } from "#components/widgets/viewer-place.ts";
import { ViewerLink } from "#components/widgets/viewer-link.tsx";

export type CitedPlace = Pick<
  Citation,
  "documentId" | "exhibit" | "fileName" | "pageNumber" | "start" | "end" | "status"
>;

type Props = {
  readonly caseId: string;
  readonly citation: CitedPlace;
  /** Id of the point or finding whose citations the viewer steps through. */
  readonly from?: string;
};

/** The sticker behind a finding. It opens the viewer on the page with the quote marked. */
export function CitationChip({ caseId, citation, from }: Props) {
  const { fileName, status } = citation;
  const label = placeLabel(citation);
  const isNear = status === "near";
  return (
    <ViewerLink
      caseId={caseId}
      place={{ ...placeOfCitation(citation), from }}
      className={clsx("chip", isNear && "near")}
      title={isNear ? `${fileName}, ${NEAR_MATCH}` : fileName}
      aria-label={[label, fileName, isNear && NEAR_MATCH].filter(Boolean).join(", ")}
    >
      {label}
    </ViewerLink>
  );
}
