import clsx from "clsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Finding } from "#lib/contracts/analyses.ts";
import { CASE_DETAIL, FINDING_SECTION } from "#lib/copy/case-detail.ts";
import { EngineMark } from "../verdict/engine-mark.tsx";
import { FindingReview } from "./finding-review.tsx";
import review from "./finding-review.module.css";
import { Folded } from "./folded.tsx";
import styles from "./unverified.module.css";

type Props = { readonly caseId: string; readonly findings: readonly Finding[] };

/** What no page bears out. It stands apart, on paper instead of a sheet, and moves no number. */
export function Unverified({ caseId, findings }: Props) {
  const sections = useCopy(FINDING_SECTION);
  return (
    <section className={`sheet ${styles.unverified}`} aria-labelledby="unverified">
      <h2 id="unverified">{CASE_DETAIL.unverified}</h2>
      <p className="small muted">
        {findings.some(({ citations }) => citations.length > 0)
          ? CASE_DETAIL.unverifiedPartly
          : CASE_DETAIL.unverifiedText}
      </p>
      <Folded items={findings} limit={6} groupOf={({ engine }) => engine}>
        {(shown) => (
          <ul>
            {shown.map((finding) => (
              <li key={finding.id} className={review.review}>
                <div>
                  <p dir="auto">
                    <span className={clsx(finding.verdict === "rejected" && review.struck)}>{finding.text}</span>
                    <CitationChips caseId={caseId} citations={finding.citations} />
                    <EngineMark finding={finding} />
                  </p>
                  <p className="tiny muted" dir="auto">
                    {[sections[finding.kind], finding.detail].filter(Boolean).join(": ")}
                  </p>
                </div>
                <FindingReview caseId={caseId} finding={finding} />
              </li>
            ))}
          </ul>
        )}
      </Folded>
    </section>
  );
}
