"use client";

import { VIEWER } from "#lib/copy/case/viewer.ts";
import { CARRIES } from "#lib/domain/files/unread-parts.ts";
import { AttachmentsOffer } from "../attachments-offer.tsx";
import type { DocumentContent } from "../queries.ts";
import type { Exhibit } from "../use-exhibit.ts";
import type { Viewer } from "../use-viewer.ts";

type Props = {
  readonly viewer: Viewer;
  readonly content: DocumentContent;
  readonly exhibit: Exhibit;
  /** Leaves out what is only good to know. */
  readonly isShort: boolean;
};

/** What must be known of the page before it is quoted: doubts of the reading, no picture, words that are not sure. */
export function PageRemarks({ viewer: { state, act }, content, exhibit, isShort }: Props) {
  const { page, hasNoPlaces, unsureCount, lowConfidence } = exhibit;
  const words = [
    content.note,
    page?.doubt,
    page?.source === "ocr" && VIEWER.scanned,
    hasNoPlaces && VIEWER.noPlaces,
    !isShort && content.fileType !== "application/pdf" && page !== null && VIEWER.noPicture,
  ].filter(Boolean);
  if (words.length === 0 && unsureCount === 0) return null;
  return (
    <div className="flex-none border-b border-hair bg-paper px-4 py-1.5 text-13">
      {words.join(" ")}
      {content.caseId !== null && content.note?.includes(CARRIES) === true && (
        <AttachmentsOffer key={content.id} documentId={content.id} caseId={content.caseId} />
      )}
      {unsureCount > 0 && (
        <label
          className="ml-2 inline-flex min-h-6 cursor-pointer items-center gap-1.5"
          title={VIEWER.unsureTitle(lowConfidence)}
        >
          <input
            type="checkbox"
            className="m-0 size-4 accent-exhibit"
            checked={state.underlinesUnsure}
            onChange={(event) => act({ type: "unsure", underlines: event.target.checked })}
          />
          <span className="underline decoration-weak-text decoration-dotted decoration-2 underline-offset-4">
            {VIEWER.unsure(unsureCount)}
          </span>
        </label>
      )}
    </div>
  );
}
