import type { ReactNode } from "react";
import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import type { Facts } from "#lib/contracts/findings.ts";
import { FACT_BOX } from "#lib/copy/case/case-page.ts";
import { describePapers } from "#lib/domain/facts.ts";
import { roleLabel } from "#lib/domain/firm/role-label.ts";

type Props = { readonly caseId: string; readonly facts: Facts };
type Fact = Facts["facts"][number];

const ROW =
  "grid grid-cols-[minmax(76px,max-content)_minmax(0,1fr)] gap-x-2 border-t border-hair py-1.25 first:border-0 first:pt-0 print:break-inside-avoid";
const TERM = "text-12 leading-[1.65] font-semibold text-ink-2";

/** What the papers say of charge, incident and parties, a line each; an empty one is left out. */
export function FactBox({ caseId, facts: { facts, papers } }: Props) {
  const of = (...slots: readonly Fact["slot"][]) => facts.filter(({ slot }) => slots.includes(slot));
  return (
    <dl className="text-13 leading-[1.45] wrap-anywhere">
      <Row caseId={caseId} label={FACT_BOX.charge} facts={of("charge")} />
      <Row caseId={caseId} label={FACT_BOX.when} facts={of("when")} />
      <Row caseId={caseId} label={FACT_BOX.where} facts={of("where")} />
      <Row caseId={caseId} label={FACT_BOX.client} facts={of("client")} />
      <Row caseId={caseId} label={FACT_BOX.complainant} facts={of("complainant")} />
      <Row caseId={caseId} label={FACT_BOX.officers} facts={of("officer")} />
      <Row caseId={caseId} label={FACT_BOX.state} facts={of("state")} />
      {papers.length > 0 && (
        <div className={ROW}>
          <dt className={TERM}>{FACT_BOX.papers}</dt>
          <dd>{describePapers(papers)}</dd>
        </div>
      )}
    </dl>
  );
}

function Row({ caseId, label, facts }: { caseId: string; label: string; facts: readonly Fact[] }): ReactNode {
  if (facts.length === 0) return null;
  return (
    <div className={ROW}>
      <dt className={TERM}>{label}</dt>
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
