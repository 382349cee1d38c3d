import clsx from "clsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import type { Finding } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { CASE_DETAIL } from "#lib/copy/case-detail.ts";
import { describeItem, itemsBeyondText, type GapItem } from "#lib/domain/gap-item.ts";
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
  /** Gives an all-clear, or why it cannot be said. */
  readonly clear: (text: string) => string;
};

/**
 * What the record lacks, each under the sticker of an exhibit that is not there: first what its own pages speak of, then
 * what such a case usually leaves behind.
 */
export function EvidenceGaps({ caseItem, gaps, wasReadWhole, clear }: Props) {
  const spokenOf = gaps.filter(({ basis }) => basis !== "usual");
  const usual = gaps.filter(({ basis }) => basis === "usual");
  const open = gaps.filter(({ verdict }) => verdict !== "rejected");
  return (
    <section className="sheet" aria-labelledby="gaps">
      <div className="sec-head">
        <h2 id="gaps">{CASE_DETAIL.evidenceGaps}</h2>
        {open.length > 1 && <AskForIt caseItem={caseItem} gaps={open} />}
      </div>
      {gaps.length === 0 && <p className="muted">{clear(CASE_DETAIL.noGaps)}</p>}
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

function GapList({ caseItem, gaps, wasReadWhole, limit }: Omit<Props, "clear"> & { readonly limit: number }) {
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
                <GapItems items={itemsBeyondText(gap)} />
                <GapNote gap={gap} wasReadWhole={wasReadWhole} />
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

/** The things that one gap asks for. */
function GapItems({ items }: { readonly items: readonly GapItem[] }) {
  if (items.length === 0) return null;
  return (
    <Folded items={items} limit={6}>
      {(shown) => (
        <ul className={clsx("small", styles.items)}>
          {shown.map((item, index) => (
            <li key={index} dir="auto">
              {describeItem(item)}
            </li>
          ))}
        </ul>
      )}
    </Folded>
  );
}

function GapNote({ gap, wasReadWhole }: { readonly gap: Finding; readonly wasReadWhole: boolean }) {
  const { checklist, citations, detail } = gap;
  const note =
    checklist !== null && citations.length === 0 ? CASE_DETAIL.fromChecklist(checklist, wasReadWhole) : detail;
  if (note === "") return null;
  return (
    <p className="tiny muted" dir="auto">
      {note}
    </p>
  );
}
