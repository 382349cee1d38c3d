import { CASE_DETAIL } from "#lib/copy/case-detail.ts";
import type { Analysis, Finding } from "#lib/contracts/analyses.ts";
import type { FindingKind } from "#lib/domain/findings.ts";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { AddressedLines } from "./addressed-lines.tsx";
import { Contradictions } from "./contradictions.tsx";
import { FindingList } from "./finding-list.tsx";
import { SetAside } from "./set-aside.tsx";
import { Unverified } from "./unverified.tsx";

type Props = {
  readonly caseId: string;
  readonly analysis: Analysis | null;
  /** What a model rejected. */
  readonly setAside: readonly Finding[];
  /** Gives an all-clear, or why it cannot be said. */
  readonly clear: (text: string) => string;
};

/** What the record is about, point by point; below it what moves no number. */
export function Points({ caseId, analysis, setAside, clear }: Props) {
  const findings = analysis?.findings ?? [];
  const ofKind = (kind: FindingKind): readonly Finding[] =>
    findings.filter((finding) => finding.kind === kind && finding.verified);
  const unverified = findings.filter(({ verified }) => !verified);
  const issues = ofKind("issue");
  const isOfIssue = ({ pointId }: Finding) => issues.some((issue) => issue.pointId === pointId);
  const defenses = ofKind("defense").filter((defense) => !isOfIssue(defense));
  // A point is told once: where its issue is, with the odds it moves and the defense it supports.
  const partsOf = ({ pointId }: Finding) =>
    [...ofKind("factor"), ...ofKind("defense")].filter((part) => part.pointId === pointId);
  return (
    <CaseSection id="points" look="bare" title={CASE_DETAIL.points}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FindingList caseId={caseId} id="issues" title={CASE_DETAIL.issues} findings={issues} partsOf={partsOf} />
        <FindingList caseId={caseId} id="defenses" title={CASE_DETAIL.defenses} findings={defenses} />
        <FindingList caseId={caseId} id="weaknesses" title={CASE_DETAIL.weaknesses} findings={ofKind("weakness")} />
        <Contradictions caseId={caseId} contradictions={ofKind("contradiction")} clear={clear} />
        {unverified.length > 0 && <Unverified caseId={caseId} findings={unverified} />}
        <SetAside caseId={caseId} findings={setAside} />
        <AddressedLines caseId={caseId} lines={analysis?.addressedLines ?? []} />
      </div>
    </CaseSection>
  );
}
