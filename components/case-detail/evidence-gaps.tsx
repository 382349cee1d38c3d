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

/**
 * What the record lacks, each under the sticker of an exhibit that is not there: first what its own pages speak of, then
 * what such a case usually leaves behind.
 */
export function EvidenceGaps({ caseItem, gaps, wasReadWhole }: Props) {
  const spokenOf = gaps.filter(({ checklist }) => checklist === null);
  const usual = gaps.filter(({ checklist }) => checklist !== null);
  const open = gaps.filter(({ verdict }) => verdict !== "rejected");
  return (
    <section className="sheet" aria-labelledby="gaps">
      <div className="sec-head">
        <h2 id="gaps">{CASE_DETAIL.evidenceGaps}</h2>
        {open.length > 1 && <AskForIt caseItem={caseItem} gaps={open} />}
      </div>
      {gaps.length === 0 && <p className="muted">{CASE_DETAIL.noGaps}</p>}
      {spokenOf.length > 0 && <GapList caseItem={caseItem} gaps={spokenOf} wasReadWhole={wasReadWhole} limit={9} />}
      {usual.length > 0 && (
        <div className={styles.usual}>
          <h3>{CASE_DETAIL.usualGaps}</h3>
          <p className="tiny muted">{CASE_DETAIL.usualGapsText}</p>
          <GapList caseItem={caseItem} gaps={usual} wasReadWhole={wasReadWhole} limit={6} />
        </div>
      )}
    </section>
  );
}

function GapList({ caseItem, gaps, wasReadWhole, limit }: Props & { readonly limit: number }) {
  return (
    <Folded items={gaps} limit={limit}>
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
                <AskForIt caseItem={caseItem} gaps={[gap]} />
              </div>
              <FindingReview caseId={caseItem.id} finding={gap} />
            </li>
          ))}
        </ul>
      )}
    </Folded>
  );
}
