"use client";

import { useSearchParams } from "next/navigation";
import type { ReactNode } from "react";
import { sheetClass } from "#components/ui/sheet-class.ts";
import { Button } from "#components/ui/button.tsx";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { useIsPrinting } from "#components/widgets/use-is-printing.ts";
import { findViewerPlace } from "#components/widgets/viewer-place.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { POINTS } from "#lib/copy/case/points.ts";
import { PointCard } from "./point-card.tsx";
import { usePoints } from "./use-points.ts";
import { findingsOf, isReviewed, type PointView } from "#lib/analysis/view-points.ts";

type Props = {
  readonly caseItem: Case;
  readonly points: readonly PointView[];
  readonly findings: Analysis["findings"];
  /** Gives an all-clear, or why it cannot be said. */
  readonly clear: (text: string) => string;
  /** What is folded away behind the points. */
  readonly children: ReactNode;
};

/** The matters of the case, one card each, what weighs most first. */
export function Points({ caseItem, points, findings, clear, children }: Props) {
  const state = usePoints(caseItem.id, points, findings);
  const isPrinting = useIsPrinting();
  const place = findViewerPlace(useSearchParams());
  const open = points.filter((point) => !isReviewed(point)).length;
  const shown = isPrinting ? points : points.slice(0, state.limit);
  const hasContradiction = points.some((point) => point.findings.contradiction.length > 0);
  const isInViewer = (point: PointView) =>
    place !== null &&
    findingsOf(point).some(({ citations }) =>
      citations.some(
        ({ documentId, pageNumber, start }) =>
          documentId === place.documentId && pageNumber === place.pageNumber && (place.at?.start ?? start) === start,
      ),
    );
  return (
    <CaseSection
      id="points"
      look="bare"
      title={POINTS.title}
      summary={points.length > 0 ? POINTS.short(points.length, open) : undefined}
      note={points.length > 0 ? POINTS.count(points.length, open) : undefined}
      hint={
        points.length > 0 ? (
          <>
            <kbd>J</kbd> <kbd>K</kbd> {POINTS.nextAndPrevious} &nbsp; <kbd>U</kbd> {POINTS.nextOpen}
          </>
        ) : undefined
      }
    >
      {points.length === 0 && <p className={sheetClass({ className: "text-ink-2" })}>{clear(POINTS.none)}</p>}
      <ol className="grid list-none grid-cols-[minmax(0,1fr)] gap-1.5">
        {shown.map((point) => (
          <PointCard key={point.id} caseItem={caseItem} point={point} isInViewer={isInViewer(point)} state={state} />
        ))}
      </ol>
      {points.length > shown.length && (
        <p className="mt-2">
          <Button variant="quiet" size="s" onClick={() => state.setAll(true)}>
            {CASE_DETAIL.showAll(points.length)}
          </Button>
        </p>
      )}
      {points.length > 0 && !hasContradiction && (
        <p className="mt-2 text-13 text-ink-2">{clear(POINTS.noContradictions)}</p>
      )}
      <p role="status" className="sr-only">
        {state.said}
      </p>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-2 empty:hidden">{children}</div>
    </CaseSection>
  );
}
