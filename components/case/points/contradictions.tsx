import clsx from "clsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import type { Citation, Finding } from "#lib/contracts/analyses.ts";
import { CASE_DETAIL, CONTRADICTIONS } from "#lib/copy/case-detail.ts";
import styles from "./contradictions.module.css";
import { EngineMark } from "../verdict/engine-mark.tsx";
import { FindingReview } from "./finding-review.tsx";
import review from "./finding-review.module.css";
import { Folded } from "./folded.tsx";

type Props = {
  readonly caseId: string;
  readonly contradictions: readonly Finding[];
  /** Gives an all-clear, or why it cannot be said. */
  readonly clear: (text: string) => string;
};

/** Where two pages differ: both quotes beside each other, and what the difference is good for. */
export function Contradictions({ caseId, contradictions, clear }: Props) {
  const standing = contradictions.filter(({ verdict }) => verdict !== "rejected").length;
  return (
    <section aria-labelledby="contradictions">
      <div className="sec-head">
        <h2 id="contradictions">{CASE_DETAIL.contradictions}</h2>
        {standing > 0 && <span className="small muted">{CONTRADICTIONS.count(standing)}</span>}
      </div>
      {contradictions.length === 0 ? (
        <p className="sheet muted">{clear(CONTRADICTIONS.none)}</p>
      ) : (
        <Folded items={contradictions} limit={12} groupOf={({ engine }) => engine}>
          {(shown) => (
            <div className="tbl-wrap">
              <table className={clsx("tbl", styles.table)}>
                <thead>
                  <tr>
                    <th scope="col">{CONTRADICTIONS.point}</th>
                    <th scope="col">{CONTRADICTIONS.one}</th>
                    <th scope="col">{CONTRADICTIONS.another}</th>
                    <th scope="col">{CONTRADICTIONS.use}</th>
                  </tr>
                </thead>
                <tbody>
                  {shown.map((finding) => (
                    <tr key={finding.id}>
                      <td className="strong" dir="auto">
                        <span className={clsx(finding.verdict === "rejected" && review.struck)}>{finding.text}</span>
                        <EngineMark finding={finding} />
                      </td>
                      <td>
                        <Quotes caseId={caseId} citations={finding.citations.slice(0, 1)} from={finding.id} />
                      </td>
                      <td className={styles.versus}>
                        <Quotes caseId={caseId} citations={finding.citations.slice(1)} from={finding.id} />
                      </td>
                      <td>
                        <p dir="auto">{finding.detail}</p>
                        <FindingReview caseId={caseId} finding={finding} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Folded>
      )}
    </section>
  );
}

type QuotesProps = { readonly caseId: string; readonly citations: readonly Citation[]; readonly from: string };

function Quotes({ caseId, citations, from }: QuotesProps) {
  return citations.map((citation) => (
    <div key={citation.id} className={styles.quote}>
      <q className="quote" dir="auto">
        {citation.quote}
      </q>
      <CitationChips caseId={caseId} citations={[citation]} from={from} />
    </div>
  ));
}
