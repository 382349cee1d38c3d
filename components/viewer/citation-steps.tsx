"use client";

import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { placeLabel } from "#lib/copy/case/documents.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import type { Viewer } from "./use-viewer.ts";

type Props = {
  readonly viewer: Viewer;
  /** As "in ..." goes on. */
  readonly of: string;
  readonly onStep: (by: 1 | -1) => void;
};

/** "Citation 1 of 4 in point 2, next: Ex. 5 p. 1": through the papers, whichever they are in. */
export function CitationSteps({ viewer: { citations, citationIndex }, of, onStep }: Props) {
  const count = citations.length;
  if (count === 0) return null;
  const next = citations[citationIndex + 1];
  return (
    <span className="flex items-center gap-1">
      <IconButton
        label={VIEWER.previousCitation}
        className="text-ink disabled:cursor-not-allowed disabled:text-field"
        disabled={citationIndex <= 0}
        onClick={() => onStep(-1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        label={VIEWER.nextCitation}
        className="text-ink disabled:cursor-not-allowed disabled:text-field"
        disabled={next === undefined}
        onClick={() => onStep(1)}
      >
        <ChevronDown />
      </IconButton>
      <span role="status" className="ml-1">
        {VIEWER.citation({ index: citationIndex === -1 ? null : citationIndex + 1, count, of })}
      </span>
      {next !== undefined && citationIndex !== -1 && (
        <span className="ml-1 whitespace-nowrap text-ink-2 max-phone:hidden">{VIEWER.next(placeLabel(next))}</span>
      )}
    </span>
  );
}
