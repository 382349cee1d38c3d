import clsx from "clsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Finding } from "#lib/contracts/analyses.ts";
import { CASE_DETAIL } from "#lib/copy/case-detail.ts";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { EngineMark } from "../verdict/engine-mark.tsx";
import { FindingReview } from "./finding-review.tsx";
import review from "./finding-review.module.css";
import { Folded } from "./folded.tsx";
import styles from "./pro-tip.module.css";

type Props = {
  readonly caseId: string;
  readonly persona: string;
  readonly tips: readonly Finding[];
  /** Gives an all-clear, or why it cannot be said. */
  readonly clear: (text: string) => string;
};

/** The recommended actions on the legal pad, each ending in the places it stands on. */
export function ProTip({ caseId, persona, tips, clear }: Props) {
  const labels = useCopy(CASE_DETAIL);
  return (
    <CaseSection id="tips" look="pad" title={labels.proTip(persona)} summary={String(tips.length)}>
      {tips.length === 0 && <p className="muted">{clear(labels.noTips)}</p>}
      <Folded items={tips} limit={12} groupOf={({ engine }) => engine}>
        {(shown) => (
          <ol className={styles.tips}>
            {shown.map((tip) => (
              <li key={tip.id}>
                <div className={review.review}>
                  <div dir="auto">
                    <span className={clsx(tip.verdict === "rejected" && review.struck)}>{tip.text}</span>
                    <CitationChips caseId={caseId} citations={tip.citations} />
                    <EngineMark finding={tip} />
                  </div>
                  <FindingReview caseId={caseId} finding={tip} />
                </div>
              </li>
            ))}
          </ol>
        )}
      </Folded>
    </CaseSection>
  );
}
