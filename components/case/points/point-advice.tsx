"use client";

import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import { useNames } from "#components/widgets/names.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Finding } from "#lib/contracts/findings.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { POINTS } from "#lib/copy/case/points.ts";
import { isToCheck } from "#lib/domain/findings.ts";
import { describeItem, itemsBeyondText } from "#lib/domain/gap-item.ts";
import { EngineMark } from "../engine-mark.tsx";
import { FindingNote } from "./finding-note.tsx";
import { Folded } from "./folded.tsx";
import { GapSticker } from "./gap-sticker.tsx";
import { ReviewToggles } from "./review-toggles.tsx";
import type { PointsState } from "./use-points.ts";
import type { PointView } from "#lib/analysis/view-points.ts";

type Props = {
  readonly caseItem: Case;
  readonly point: PointView;
  readonly state: PointsState;
};

const BOX = "rounded-stamp text-13 px-3.5 py-2 leading-snug";

/** What to do about a point, and what is missing for it. */
export function PointAdvice({ caseItem, point, state }: Props) {
  const { persona } = useNames();
  const labels = useCopy(CASE_DETAIL);
  const { actions, defenses, gaps } = point;
  if (actions.length + defenses.length + gaps.length === 0) return null;
  const isPaired = actions.length + defenses.length > 0 && gaps.length > 0;
  return (
    <div className={cn("mt-2 grid grid-cols-[minmax(0,1fr)] gap-3", isPaired && "phone:grid-cols-2")}>
      {actions.length + defenses.length > 0 && (
        <div
          className={cn(
            BOX,
            "border border-l-4 [border-left-style:double] border-manila-edge border-l-(--pad-margin) bg-pad",
          )}
        >
          {actions.length > 0 && (
            <Advice caseId={caseItem.id} title={labels.proTip(persona)} findings={actions} {...{ state }} />
          )}
          {defenses.length > 0 && (
            <Advice caseId={caseItem.id} title={CASE_DETAIL.defenses} findings={defenses} {...{ state }} />
          )}
        </div>
      )}
      {gaps.length > 0 && (
        <div className={cn(BOX, "border-[1.5px] border-dashed border-field")}>
          <h4 className="mb-0.5 text-13 font-semibold">{headingOf(gaps)}</h4>
          <Folded items={gaps} limit={6}>
            {(shown) => (
              <ul className="grid list-none gap-1.5">
                {shown.map((gap) => (
                  <Gap key={gap.id} caseItem={caseItem} gap={gap} state={state} />
                ))}
              </ul>
            )}
          </Folded>
        </div>
      )}
    </div>
  );
}

function headingOf(gaps: readonly Finding[]): string {
  if (gaps.every(isToCheck)) return POINTS.toCheck;
  return gaps.some(isToCheck) ? POINTS.missingOrToCheck : POINTS.missing;
}

type AdviceProps = {
  readonly caseId: string;
  readonly title: string;
  readonly findings: readonly Finding[];
  readonly state: PointsState;
};

function Advice({ caseId, title, findings, state }: AdviceProps) {
  return (
    <div className="[&+&]:mt-2">
      <h4 className="mb-0.5 text-13 font-semibold">{title}</h4>
      <ul className="grid list-none gap-1.5">
        {findings.map((finding) => (
          <Reviewed key={finding.id} finding={finding} state={state}>
            <span className={cn(finding.verdict === "rejected" && "text-ink-2 line-through")} dir="auto">
              {finding.text}
            </span>{" "}
            {finding.detail !== "" && (
              <span className="text-ink-2" dir="auto">
                {finding.detail}
              </span>
            )}
            <CitationChips caseId={caseId} citations={finding.citations} />
            <EngineMark finding={finding} />
          </Reviewed>
        ))}
      </ul>
    </div>
  );
}

type GapProps = Omit<Props, "point"> & { readonly gap: Finding };

function Gap({ caseItem, gap, state }: GapProps) {
  const items = itemsBeyondText(gap);
  return (
    <Reviewed finding={gap} state={state}>
      <GapSticker gap={gap} className="mr-1.5" />
      <span className={cn(gap.verdict === "rejected" && "text-ink-2 line-through")} dir="auto">
        {gap.text}
      </span>
      <CitationChips caseId={caseItem.id} citations={gap.citations} />
      <EngineMark finding={gap} remark={gap.detail} />
      {items.length > 0 && (
        <Folded items={items} limit={6}>
          {(shown) => (
            <ul className="list-disc pl-5 text-12">
              {shown.map((item, index) => (
                <li key={index} dir="auto">
                  {describeItem(item)}
                </li>
              ))}
            </ul>
          )}
        </Folded>
      )}
    </Reviewed>
  );
}

type ReviewedProps = { readonly finding: Finding; readonly state: PointsState; readonly children: ReactNode };

/** A finding that is judged alone: its toggles come with the pointer or the focus, its note stands below. */
function Reviewed({ finding, state, children }: ReviewedProps) {
  const isWriting = state.writing === finding.id;
  return (
    <li id={finding.id} data-finding className="group/row relative wrap-anywhere">
      <div>{children}</div>
      <span className="invisible absolute -top-1 -right-1 rounded-control bg-sheet group-focus-within/row:visible group-hover/row:visible print:hidden pointer-coarse:visible pointer-coarse:static pointer-coarse:bg-transparent">
        <ReviewToggles
          label={finding.text}
          verdict={finding.verdict}
          hasNote={finding.note !== null}
          isWriting={isWriting}
          look="signs"
          onVerdict={(verdict) => state.review.judge([finding], verdict)}
          onNote={() => state.setWriting(isWriting ? null : finding.id)}
        />
      </span>
      <FindingNote
        finding={finding}
        isWriting={isWriting}
        onCancel={() => state.stopWriting(finding.id)}
        onSave={(note) => state.save(finding, note)}
      />
    </li>
  );
}
