import clsx from "clsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import type { Finding } from "#lib/contracts/analyses.ts";
import { CASE_DETAIL } from "#lib/copy/case-detail.ts";
import styles from "./finding-list.module.css";
import { EngineMark } from "../verdict/engine-mark.tsx";
import { FindingReview } from "./finding-review.tsx";
import review from "./finding-review.module.css";
import { Folded } from "./folded.tsx";

type Props = {
  readonly caseId: string;
  readonly id: string;
  readonly title: string;
  readonly findings: readonly Finding[];
  /** Other parts of a finding's point, told with it instead of in a list of their own. */
  readonly partsOf?: (finding: Finding) => readonly Finding[];
};

/** Findings as a plain list on a sheet of their own; nothing when there are none. */
export function FindingList({ caseId, id, title, findings, partsOf = () => [] }: Props) {
  if (findings.length === 0) return null;
  return (
    <section className="sheet" aria-labelledby={id}>
      <div className="sec-head">
        <h2 id={id}>{title}</h2>
      </div>
      <Folded items={findings} limit={8} groupOf={({ engine }) => engine}>
        {(shown) => (
          <ul className={styles.list}>
            {shown.map((finding) => (
              <li key={finding.id} className={review.review}>
                <div>
                  <p dir="auto">
                    <span className={clsx(finding.verdict === "rejected" && review.struck)}>{finding.text}</span>
                    <CitationChips caseId={caseId} citations={finding.citations} />
                    <EngineMark finding={finding} />
                  </p>
                  {finding.detail !== "" && (
                    <p className="small muted" dir="auto">
                      {finding.detail}
                    </p>
                  )}
                </div>
                <FindingReview caseId={caseId} finding={finding} />
                <Parts caseId={caseId} parts={partsOf(finding)} />
              </li>
            ))}
          </ul>
        )}
      </Folded>
    </section>
  );
}

/** What else the same words carry: the odds they move, and the defense they support. */
function Parts({ caseId, parts }: { readonly caseId: string; readonly parts: readonly Finding[] }) {
  if (parts.length === 0) return null;
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li key={part.id} className={review.review}>
          <p className="small" dir="auto">
            {part.weight !== null && <span className="strong">{CASE_DETAIL.movesOdds(part.weight)} </span>}
            <span className={clsx(part.verdict === "rejected" && review.struck)}>{part.text}</span>
            {part.detail !== "" && <span className="muted"> {part.detail}</span>}
          </p>
          {/* A factor is judged with its issue. */}
          {part.kind === "defense" && <FindingReview caseId={caseId} finding={part} />}
        </li>
      ))}
    </ul>
  );
}
