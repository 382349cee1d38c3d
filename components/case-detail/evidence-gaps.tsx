import clsx from "clsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import type { Finding } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { CASE_DETAIL } from "#lib/copy/case-detail.ts";
import { AskForIt } from "./ask-for-it.tsx";
import styles from "./evidence-gaps.module.css";
import { EngineMark } from "./engine-mark.tsx";
import { FindingReview } from "./finding-review.tsx";
import review from "./finding-review.module.css";
import { Folded } from "./folded.tsx";

type Props = {
  readonly caseItem: Case;
  readonly gaps: readonly Finding[];
  /** Every page of every document was read. */
  readonly wasReadWhole: boolean;
};

/** What the record lacks, each under the sticker of an exhibit that is not there. */
export function EvidenceGaps({ caseItem, gaps, wasReadWhole }: Props) {
  return (
    <section className="sheet" aria-labelledby="gaps">
      <div className="sec-head">
        <h2 id="gaps">{CASE_DETAIL.evidenceGaps}</h2>
      </div>
      {gaps.length === 0 && <p className="muted">{CASE_DETAIL.noGaps}</p>}
      <Folded items={gaps} limit={9}>
        {(shown) => (
          <ul className={styles.gaps}>
            {shown.map((gap) => (
              <li key={gap.id} className={clsx(review.review, styles.gap)}>
                <span className="ex miss" aria-hidden="true">
                  {CASE_DETAIL.missingExhibit}
                </span>
                <div className={styles.text}>
                  <p dir="auto">
                    <span className={clsx(gap.verdict === "rejected" && review.struck)}>{gap.text}</span>
                    <CitationChips caseId={caseItem.id} citations={gap.citations} />
                    <EngineMark engine={gap.engine} />
                  </p>
                  <p className="tiny muted" dir="auto">
                    {gap.detail === "" && gap.checklist !== null
                      ? CASE_DETAIL.fromChecklist(gap.checklist, wasReadWhole)
                      : gap.detail}
                  </p>
                </div>
                <div className={styles.acts}>
                  <AskForIt caseItem={caseItem} gap={gap} />
                </div>
                <FindingReview caseId={caseItem.id} finding={gap} />
              </li>
            ))}
          </ul>
        )}
      </Folded>
    </section>
  );
}
