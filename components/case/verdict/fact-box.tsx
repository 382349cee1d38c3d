import type { ReactNode } from "react";
import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import type { Facts, Finding } from "#lib/contracts/analyses.ts";
import { FACT_BOX, signedLabel, VERDICT } from "#lib/copy/case-detail.ts";
import { describePapers } from "#lib/domain/facts.ts";
import { roleLabel } from "#lib/domain/role-label.ts";
import { factorSum } from "./factor-sum.ts";
import styles from "./fact-box.module.css";

type Props = {
  readonly caseId: string;
  readonly facts: Facts;
  /** For the points below the box; empty where they stand elsewhere. */
  readonly findings: readonly Finding[];
};
type Fact = Facts["facts"][number];

const MOST_POINTS = 3;

/** What the papers say of charge, incident and parties, a line each; below it the three strongest points for and against. */
export function FactBox({ caseId, facts: { facts, papers }, findings }: Props) {
  const { forUs, against } = factorSum(findings.filter(({ verdict }) => verdict !== "rejected"));
  const of = (...slots: readonly Fact["slot"][]) => facts.filter(({ slot }) => slots.includes(slot));
  return (
    <>
      <dl className={styles.facts}>
        <Row caseId={caseId} label={FACT_BOX.charge} facts={of("charge")} />
        <Row caseId={caseId} label={FACT_BOX.when} facts={of("when")} />
        <Row caseId={caseId} label={FACT_BOX.where} facts={of("where")} />
        <Row caseId={caseId} label={FACT_BOX.client} facts={of("client")} />
        <Row caseId={caseId} label={FACT_BOX.complainant} facts={of("complainant")} />
        <Row caseId={caseId} label={FACT_BOX.officers} facts={of("officer")} />
        <Row caseId={caseId} label={FACT_BOX.state} facts={of("state")} />
        {papers.length > 0 && (
          <div>
            <dt>{FACT_BOX.papers}</dt>
            <dd>{describePapers(papers)}</dd>
          </div>
        )}
      </dl>
      {forUs.length + against.length > 0 && (
        <div className={styles.points}>
          <Points caseId={caseId} title={VERDICT.forUs} factors={forUs} />
          <Points caseId={caseId} title={VERDICT.againstUs} factors={against} />
        </div>
      )}
    </>
  );
}

function Row({ caseId, label, facts }: { caseId: string; label: string; facts: readonly Fact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">
        {facts.map(({ slot, text, role, citation }, index) => (
          <span key={`${citation.documentId} ${citation.pageNumber} ${citation.start} ${text}`}>
            {index > 0 && "; "}
            {slot === "state" ? <q>{text}</q> : [roleLabel(role), text].filter(Boolean).join(" ")}{" "}
            <CitationChip caseId={caseId} citation={citation} />
          </span>
        ))}
      </dd>
    </div>
  );
}

type PointsProps = {
  readonly caseId: string;
  readonly title: string;
  readonly factors: ReturnType<typeof factorSum>["forUs"];
};

function Points({ caseId, title, factors }: PointsProps) {
  if (factors.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {factors.slice(0, MOST_POINTS).map((factor) => (
          <li key={factor.id} dir="auto">
            <span className="mono">{signedLabel(factor.weight)}</span> {factor.text}
            <CitationChips caseId={caseId} citations={factor.citations.slice(0, 1)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
