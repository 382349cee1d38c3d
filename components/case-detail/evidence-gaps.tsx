import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import type { Finding } from "#lib/contracts/analyses.ts";
import { CASE_DETAIL } from "#lib/copy/case-detail.ts";
import styles from "./evidence-gaps.module.css";
import { Folded } from "./folded.tsx";

type Props = {
  readonly caseId: string;
  readonly gaps: readonly Finding[];
  /** Every page of every document was read. */
  readonly wasReadWhole: boolean;
};

/** What the record lacks, each under the sticker of an exhibit that is not there. */
export function EvidenceGaps({ caseId, gaps, wasReadWhole }: Props) {
  return (
    <section className="sheet" aria-labelledby="gaps">
      <div className="sec-head">
        <h2 id="gaps">{CASE_DETAIL.evidenceGaps}</h2>
      </div>
      {gaps.length === 0 && <p className="muted">{CASE_DETAIL.noGaps}</p>}
      <Folded items={gaps} limit={9}>
        {(shown) => (
          <ul className={styles.gaps}>
            {shown.map(({ id, text, detail, citations, checklist }) => (
              <li key={id}>
                <span className="ex miss" aria-hidden="true">
                  {CASE_DETAIL.missingExhibit}
                </span>
                <div className={styles.text}>
                  <p dir="auto">
                    {text}
                    <CitationChips caseId={caseId} citations={citations} />
                  </p>
                  <p className="tiny muted" dir="auto">
                    {detail === "" && checklist !== null ? CASE_DETAIL.fromChecklist(checklist, wasReadWhole) : detail}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Folded>
    </section>
  );
}
