import clsx from "clsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import type { Finding } from "#lib/contracts/analyses.ts";
import styles from "./finding-list.module.css";
import { EngineMark } from "./engine-mark.tsx";
import { FindingReview } from "./finding-review.tsx";
import review from "./finding-review.module.css";
import { Folded } from "./folded.tsx";

type Props = {
  readonly caseId: string;
  readonly id: string;
  readonly title: string;
  readonly findings: readonly Finding[];
};

/** Findings as a plain list on a sheet of their own; nothing when there are none. */
export function FindingList({ caseId, id, title, findings }: Props) {
  if (findings.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby={id}>
      <div className="sec-head">
        <h2 id={id}>{title}</h2>
      </div>
      <Folded items={findings} limit={8}>
        {(shown) => (
          <ul className={styles.list}>
            {shown.map((finding) => (
              <li key={finding.id} className={review.review}>
                <div>
                  <p dir="auto">
                    <span className={clsx(finding.verdict === "rejected" && review.struck)}>{finding.text}</span>
                    <CitationChips caseId={caseId} citations={finding.citations} />
                    <EngineMark engine={finding.engine} />
                  </p>
                  {finding.detail !== "" && (
                    <p className="small muted" dir="auto">
                      {finding.detail}
                    </p>
                  )}
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
