import Link from "next/link";
import { chipClass } from "#components/ui/chip-class.ts";
import { documentHref } from "#components/widgets/viewer-place.ts";
import type { Citation } from "#lib/contracts/findings.ts";
import { NEAR_MATCH, placeLabel } from "#lib/copy/case/documents.ts";

/** Where the record mentions an item: opens the document on its own page with the quote marked; "back" comes back here. */
export function PlaceLink({ caseId, citation }: { readonly caseId: string; readonly citation: Citation }) {
  const { documentId, fileName, pageNumber, start, end, status, quote } = citation;
  const isNear = status === "near";
  const label = placeLabel(citation);
  return (
    <>
      {" "}
      <Link
        href={documentHref(caseId, { documentId, pageNumber, at: { start, end } })}
        prefetch={false}
        data-slot="chip"
        data-near={isNear ? "" : undefined}
        className={chipClass(isNear)}
        title={`“${quote}”`}
        aria-label={[label, fileName, isNear && NEAR_MATCH].filter(Boolean).join(", ")}
      >
        {label}
      </Link>
    </>
  );
}
