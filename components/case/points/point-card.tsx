"use client";

import { Ban, ChevronDown, CircleCheck, CircleDashed } from "lucide-react";
import { useId } from "react";
import { cn } from "#components/ui/cn.ts";
import { Pill } from "#components/ui/pill.tsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import { comparePlace } from "#components/widgets/viewer-place.ts";
import { ViewerLink } from "#components/widgets/viewer-link.tsx";
import { useIsPrinting } from "#components/widgets/use-is-printing.ts";
import type { Citation } from "#lib/contracts/findings.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { POINTS } from "#lib/copy/case/points.ts";
import { PointAdvice } from "./point-advice.tsx";
import { pointAnchor } from "#components/widgets/point-anchor.ts";
import { PointPull } from "./point-pull.tsx";
import { PointTable } from "./point-table.tsx";
import { ReviewToggles } from "./review-toggles.tsx";
import type { PointsState } from "./use-points.ts";
import { findingsOf, judgedOf, type PointView, quotesOf, stateOf } from "#lib/analysis/view-points.ts";

type Props = {
  readonly caseItem: Case;
  readonly point: PointView;
  /** One of its quotes is what the viewer shows. */
  readonly isInViewer: boolean;
  readonly state: PointsState;
};

/** A matter of the case: what it can move, why it matters and two quotes; open, all its evidence and what to do. */
export function PointCard({ caseItem, point, isInViewer, state }: Props) {
  const body = useId();
  const isOpen = state.isOpen(point);
  const acceptNext = state.acceptNext(point);
  const isPrinting = useIsPrinting();
  const title = (
    <>
      <span className="sr-only">{POINTS.number(point.rank)}: </span>
      <span dir="auto">{point.title}</span>
    </>
  );
  return (
    <li
      id={pointAnchor(point.rank)}
      data-point={point.id}
      className={cn(
        "group/card scroll-mt-28 scroll-mb-4 break-inside-avoid rounded-sheet border border-rule bg-sheet has-[h3_button:focus-visible]:outline-3 has-[h3_button:focus-visible]:outline-offset-1 has-[h3_button:focus-visible]:outline-exhibit",
        isInViewer && "border-l-4 border-l-exhibit",
      )}
    >
      <div className="grid grid-cols-[22px_minmax(0,1fr)] gap-x-2 gap-y-1 px-4 py-2.5 phone:grid-cols-[24px_84px_minmax(0,1fr)] phone:gap-x-3 phone:py-1.5 phone:pr-3">
        <span className="pt-0.5 font-display text-18 font-bold text-ink-2" aria-hidden="true">
          {point.rank}
        </span>
        <PointPull pull={point.pull} />
        <div className="min-w-0 max-phone:col-start-2 max-phone:row-start-1">
          {/* The state floats, so that the reason is beside the title where it fits and below both where it does not. */}
          <div className="text-13 leading-snug">
            <h3 className="mr-3 inline-block text-15 leading-7 wrap-anywhere">
              {isPrinting ? (
                title
              ) : (
                <button
                  type="button"
                  className="cursor-pointer scroll-mt-10 scroll-mb-4 text-left focus-visible:outline-none"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? body : undefined}
                  onClick={() => state.toggle(point)}
                >
                  {title}
                  <ChevronDown
                    className={cn("ml-1.5 inline text-exhibit", isOpen && "rotate-180")}
                    aria-hidden="true"
                  />
                </button>
              )}
            </h3>
            <StateMark point={point} state={state} />
            {point.why !== "" && (
              <p className="inline-block text-13 wrap-anywhere text-ink-2" dir="auto">
                {point.why}
              </p>
            )}
          </div>
          {!isOpen && <Quotes caseId={caseItem.id} point={point} />}
        </div>
      </div>
      {isOpen && (
        <div id={body} className="px-4 pb-3.5 phone:pl-13">
          {acceptNext !== null && (
            <p className="mb-1 w-fit rounded-stamp bg-exhibit-wash px-2 py-1 text-13 font-semibold print:hidden">
              {acceptNext}
            </p>
          )}
          <PointTable caseId={caseItem.id} point={point} state={state} />
          <PointAdvice caseItem={caseItem} point={point} state={state} />
        </div>
      )}
    </li>
  );
}

/** How far it is reviewed; with the pointer or the focus on the card the toggles take its place, and nothing moves. */
function StateMark({ point, state }: Pick<Props, "point" | "state">) {
  const given = stateOf(point);
  const { accepted, rejected, all, notes } = given;
  const judged = judgedOf(point);
  const verdict = accepted === all ? "accepted" : rejected === all ? "rejected" : "proposed";
  const Icon = accepted + rejected === 0 ? CircleDashed : accepted > 0 ? CircleCheck : Ban;
  const first = findingsOf(point)[0];
  const words = [
    accepted + rejected === 0 ? POINTS.notReviewed : POINTS.state(given),
    notes > 0 && POINTS.notes(notes),
  ];
  return (
    <span className="grid items-center justify-items-end leading-normal *:col-start-1 *:row-start-1 max-phone:justify-items-start phone:float-right phone:ml-3 phone:h-7">
      <Pill
        tone={accepted > 0 ? "good" : "muted"}
        className="group-focus-within/card:invisible group-hover/card:invisible print:visible!"
      >
        <Icon aria-hidden="true" />
        {words.filter(Boolean).join(", ")}
      </Pill>
      <span className="invisible group-focus-within/card:visible group-hover/card:visible print:hidden">
        <ReviewToggles
          label={POINTS.review(point.title)}
          verdict={verdict}
          hasNote={first?.note != null}
          isWriting={state.writing !== null && state.writing === first?.id}
          look="keys"
          onVerdict={(next) => state.review.judge(judged, next)}
          onNote={() => state.write(point)}
        />
      </span>
    </span>
  );
}

/** Quotes of a closed card, cut after two lines or so; whole in the viewer, in the tooltip and in the open card. */
const MAX_SHOWN = 110;

function Quotes({ caseId, point }: { readonly caseId: string; readonly point: PointView }) {
  const { quotes, differ } = quotesOf(point);
  const rests = [...point.rows.map(({ lead }) => lead), ...findingsOf(point)];
  const sourceOf = (id: string) => rests.find(({ citations }) => citations.some((one) => one.id === id))?.id;
  return (
    <p className="text-12 leading-snug wrap-anywhere">
      {quotes.map((citation, index) => (
        <span key={citation.id}>
          {index > 0 && (differ ? <Differs caseId={caseId} quotes={quotes} from={sourceOf(citation.id)} /> : " ")}
          <q
            className="mr-0.5 font-mono text-12 leading-snug tracking-[-0.025em] text-ink"
            dir="auto"
            title={citation.quote.length > MAX_SHOWN ? citation.quote : undefined}
          >
            {shorten(citation.quote)}
          </q>
          <CitationChips caseId={caseId} citations={[citation]} isQuoted from={sourceOf(citation.id)} />
        </span>
      ))}
    </p>
  );
}

type DiffersProps = {
  readonly caseId: string;
  readonly quotes: readonly Citation[];
  readonly from: string | undefined;
};

/** Between two quotes that disagree; opens both pages side by side. */
function Differs({ caseId, quotes, from }: DiffersProps) {
  const place = from === undefined ? null : comparePlace(quotes, from);
  const sign = <span aria-hidden="true">≠</span>;
  if (place?.beside === undefined)
    return (
      <span className="mx-1.5 font-bold text-stamp" title={POINTS.differs}>
        {sign}
        <span className="sr-only"> {POINTS.differs} </span>
      </span>
    );
  return (
    <ViewerLink
      caseId={caseId}
      place={place}
      className="inline-flex min-h-6 min-w-6 items-center justify-center font-bold text-stamp no-underline hover:underline"
      title={POINTS.compare}
      aria-label={POINTS.compare}
    >
      {sign}
    </ViewerLink>
  );
}

function shorten(quote: string): string {
  const line = quote.replace(/\s+/g, " ").trim();
  if (line.length <= MAX_SHOWN) return line;
  const cut = line.slice(0, MAX_SHOWN);
  const space = cut.lastIndexOf(" ");
  return `${cut.slice(0, space > MAX_SHOWN / 2 ? space : MAX_SHOWN)}…`;
}
