import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Finding } from "#lib/contracts/analyses.ts";
import { CASE_DETAIL } from "#lib/copy/case-detail.ts";
import { Folded } from "./folded.tsx";
import styles from "./pro-tip.module.css";

type Props = {
  readonly caseId: string;
  readonly persona: string;
  readonly tips: readonly Finding[];
  /** Every page of every document was read. */
  readonly wasReadWhole: boolean;
};

/** The recommended actions on the legal pad, each ending in the places it stands on. */
export function ProTip({ caseId, persona, tips, wasReadWhole }: Props) {
  const labels = useCopy(CASE_DETAIL);
  return (
    <section className="pad" aria-labelledby="tips">
      <h2 id="tips">{labels.proTip(persona)}</h2>
      {tips.length === 0 && <p className="muted">{labels.noTips}</p>}
      <Folded items={tips} limit={12}>
        {(shown) => (
          <ol className={styles.tips}>
            {shown.map(({ id, text, citations, checklist }) => (
              <li key={id} dir="auto">
                {text}
                <CitationChips caseId={caseId} citations={citations} />
                {citations.length === 0 && checklist !== null && (
                  <span className="tiny muted"> {CASE_DETAIL.fromChecklist(checklist, wasReadWhole)}</span>
                )}
              </li>
            ))}
          </ol>
        )}
      </Folded>
    </section>
  );
}
