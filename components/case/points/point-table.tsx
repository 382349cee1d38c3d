import { Fragment } from "react";
import { cn } from "#components/ui/cn.ts";
import { SIDE_CLASS } from "#components/widgets/strength-class.ts";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import type { Citation } from "#lib/contracts/findings.ts";
import { signedLabel, VERDICT } from "#lib/copy/case/verdict.ts";
import { NEAR_MATCH } from "#lib/copy/case/documents.ts";
import { POINTS } from "#lib/copy/case/points.ts";
import { countingOf, factorPoints } from "#lib/domain/score.ts";
import { EngineMark } from "../engine-mark.tsx";
import { FindingNote } from "./finding-note.tsx";
import { WeightBar } from "./point-pull.tsx";
import { ReviewToggles } from "./review-toggles.tsx";
import type { PointsState } from "./use-points.ts";
import type { PointRow, PointView } from "#lib/analysis/view-points.ts";

type Props = { readonly caseId: string; readonly point: PointView; readonly state: PointsState };

const CELL = "phone:border-t phone:border-hair phone:py-1.5 phone:pr-3 align-top";
const VERSUS = "phone:border-l-[3px] phone:border-l-rule phone:[border-left-style:double] phone:pl-3.5";

/** The evidence of a point: a row for each thing that the record says, both sides of a contradiction beside each other. */
export function PointTable({ caseId, point, state }: Props) {
  const { rows } = point;
  if (rows.length === 0) return null;
  const isDisputed = rows.some(({ another }) => another.length > 0);
  const isWeighed = rows.some(({ factor }) => factor !== null);
  return (
    <table className="w-full table-fixed border-collapse text-13 leading-snug max-phone:block">
      <caption className="sr-only">{POINTS.evidence(point.rank)}</caption>
      <colgroup className="max-phone:hidden">
        <col className="w-44" />
        <col />
        {isDisputed && <col />}
        <col className="w-22" />
      </colgroup>
      <thead className="max-phone:hidden">
        <tr className="text-left text-12 text-ink-2 *:py-1 *:pr-3 *:font-semibold">
          <th scope="col">{POINTS.what}</th>
          <th scope="col">{isDisputed ? POINTS.one : POINTS.says}</th>
          {isDisputed && (
            <th scope="col" className={VERSUS}>
              {POINTS.another}
            </th>
          )}
          <th scope="col" className="pr-0! text-right">
            {isWeighed ? POINTS.weight : <span className="sr-only">{POINTS.weight}</span>}
          </th>
        </tr>
      </thead>
      <tbody className="max-phone:block">
        {rows.map((row) => (
          <Fragment key={row.lead.id}>
            <tr
              id={row.lead.id}
              data-finding
              className="group/row max-phone:grid max-phone:grid-cols-[minmax(0,1fr)_auto] max-phone:gap-x-3 max-phone:border-t max-phone:border-hair max-phone:py-2"
            >
              <td className={cn(CELL, "wrap-anywhere")}>
                <What caseId={caseId} row={row} />
              </td>
              <td
                className={cn(CELL, "max-phone:col-span-2")}
                colSpan={isDisputed && row.another.length === 0 ? 2 : undefined}
              >
                <Said caseId={caseId} citations={row.one} from={row.lead.id} />
                {row.another.length === 0 && <Detail text={row.detail} />}
              </td>
              {row.another.length > 0 && (
                <td
                  className={cn(
                    CELL,
                    VERSUS,
                    "max-phone:col-span-2 max-phone:mt-1 max-phone:border-l-[3px] max-phone:[border-left-style:double] max-phone:border-l-rule max-phone:pl-3",
                  )}
                >
                  <Said caseId={caseId} citations={row.another} from={row.lead.id} />
                </td>
              )}
              <td className={cn(CELL, "relative pr-0! max-phone:col-start-2 max-phone:row-start-1")}>
                <Weight row={row} />
                <RowReview row={row} state={state} />
              </td>
            </tr>
            {row.detail !== "" && row.another.length > 0 && (
              <tr className="max-phone:block">
                <td className="max-phone:hidden" />
                <td colSpan={3} className="pb-1.5 max-phone:block">
                  <Detail text={row.detail} />
                </td>
              </tr>
            )}
            <Remarks row={row} state={state} />
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function What({ caseId, row }: { readonly caseId: string; readonly row: PointRow }) {
  const { lead, what, further, more } = row;
  return (
    <>
      <b className={cn("font-semibold", lead.verdict === "rejected" && "text-ink-2 line-through")} dir="auto">
        {what}
      </b>
      {further.map((text) => (
        <span key={text} className="block text-12 text-ink-2" dir="auto">
          {text}
        </span>
      ))}
      <CitationChips caseId={caseId} citations={more} />
      <EngineMark finding={lead} />
    </>
  );
}

function Detail({ text }: { readonly text: string }) {
  return text === "" ? null : (
    <p className="text-12 text-ink-2" dir="auto">
      {text}
    </p>
  );
}

type SaidProps = { readonly caseId: string; readonly citations: readonly Citation[]; readonly from: string };

/** The page's words; those of one page end in one chip. */
function Said({ caseId, citations, from }: SaidProps) {
  const pages = [...Map.groupBy(citations, ({ documentId, pageNumber }) => `${documentId} ${pageNumber}`).values()];
  return pages.map((quoted) => (
    <p key={quoted[0]?.id} className="wrap-anywhere">
      {quoted.map(({ id, quote }) => (
        <Fragment key={id}>
          <q className="mr-1.5 font-mono text-13 text-ink" dir="auto">
            {quote}
          </q>
        </Fragment>
      ))}
      <CitationChips caseId={caseId} citations={quoted} isQuoted from={from} />
      {quoted.some(({ status }) => status === "near") && <span className="text-12 text-ink-2"> {NEAR_MATCH}</span>}
    </p>
  ));
}

function Weight({ row: { factor } }: { readonly row: PointRow }) {
  if (factor?.weight == null) return null;
  const { weight, verdict } = factor;
  const points = factorPoints({ ...factor, weight });
  const counting = countingOf({ ...factor, weight });
  return (
    <span className={cn(weight < 0 ? SIDE_CLASS.againstUs : SIDE_CLASS.forUs, "grid justify-items-end gap-0.5")}>
      <b
        className={cn(
          "font-mono text-15 leading-tight",
          counting === "waiting" ? "text-ink-2" : "text-(--t)",
          verdict === "rejected" && "line-through",
        )}
        title={VERDICT.counted[counting](points)}
      >
        {signedLabel(weight)}
      </b>
      <WeightBar weight={weight} counted={Math.abs(points)} />
    </span>
  );
}

type RowProps = { readonly row: PointRow; readonly state: PointsState };

/** Over the weight, where the pointer or the focus is in the row; always where there is no pointer. */
function RowReview({ row: { lead }, state }: RowProps) {
  return (
    <span className="invisible absolute top-1 right-0 bg-sheet group-focus-within/row:visible group-hover/row:visible print:hidden pointer-coarse:visible pointer-coarse:static pointer-coarse:mt-1 pointer-coarse:flex pointer-coarse:justify-end">
      <ReviewToggles
        label={lead.text}
        verdict={lead.verdict}
        hasNote={lead.note !== null}
        isWriting={state.writing === lead.id}
        look="signs"
        onVerdict={(verdict) => state.review.judge([lead], verdict)}
        onNote={() => state.setWriting(state.writing === lead.id ? null : lead.id)}
      />
    </span>
  );
}

function Remarks({ row: { lead }, state }: RowProps) {
  const isWriting = state.writing === lead.id;
  if (!isWriting && lead.note === null && lead.verdict === "proposed") return null;
  return (
    <tr className={cn("max-phone:block", !isWriting && lead.note === null && "hidden print:table-row")}>
      <td colSpan={4} className="pb-1.5 max-phone:block">
        <FindingNote
          finding={lead}
          isWriting={isWriting}
          onCancel={() => state.stopWriting(lead.id)}
          onSave={(note) => state.save(lead, note)}
        />
      </td>
    </tr>
  );
}
