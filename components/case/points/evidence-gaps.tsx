"use client";

import clsx from "clsx";
import { LinkButton } from "#components/ui/link-button.tsx";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import { useIsPrinting } from "#components/widgets/use-is-printing.ts";
import type { Finding } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { CASE_DETAIL } from "#lib/copy/case-detail.ts";
import { LEDGER } from "#lib/copy/ledger.ts";
import { describeItem, itemsBeyondText, type GapItem } from "#lib/domain/gap-item.ts";
import styles from "./evidence-gaps.module.css";
import { EngineMark } from "../verdict/engine-mark.tsx";
import { FindingReview } from "./finding-review.tsx";
import review from "./finding-review.module.css";
import { Folded } from "./folded.tsx";

type Props = {
  readonly caseItem: Case;
  readonly gaps: readonly Finding[];
  /** Gives an all-clear, or why it cannot be said. */
  readonly clear: (text: string) => string;
};

/**
 * What the record lacks, each under the sticker of an exhibit that is not there, then one folded list of what such cases
 * usually include. The ledger asks for it.
 */
export function EvidenceGaps({ caseItem, gaps, clear }: Props) {
  const named = gaps.filter(({ basis }) => basis !== "usual");
  const usual = gaps.filter(({ basis }) => basis === "usual");
  return (
    <section className="sheet" aria-labelledby="gaps">
      <div className="sec-head">
        <h2 id="gaps">{CASE_DETAIL.evidenceGaps}</h2>
        {gaps.length > 0 && (
          <LinkButton variant="ghost" size="s" href={`/cases/${caseItem.id}/ledger`}>
            {LEDGER.title}
          </LinkButton>
        )}
      </div>
      {named.length === 0 && <p className="muted">{clear(CASE_DETAIL.noGaps)}</p>}
      {named.length > 0 && <NamedGaps caseItem={caseItem} gaps={named} />}
      {usual.length > 0 && <UsualGaps caseItem={caseItem} gaps={usual} />}
    </section>
  );
}

type ListProps = Pick<Props, "caseItem" | "gaps">;

function NamedGaps({ caseItem, gaps }: ListProps) {
  return (
    <Folded items={gaps} limit={9} groupOf={({ engine }) => engine}>
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
                  <EngineMark finding={gap} />
                </p>
                <GapItems items={itemsBeyondText(gap)} />
                {gap.detail !== "" && (
                  <p className="tiny muted" dir="auto">
                    {gap.detail}
                  </p>
                )}
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

/** The checklist, one short row each; folded on the screen, whole on paper. */
function UsualGaps({ caseItem, gaps }: ListProps) {
  const isPrinting = useIsPrinting();
  return (
    <details className={styles.usual} {...(isPrinting ? { open: true } : {})}>
      <summary>
        <h3>{CASE_DETAIL.usualGaps(gaps.length)}</h3>
      </summary>
      <p className="tiny muted">{CASE_DETAIL.usualGapsText}</p>
      <ul className={clsx("small", styles.rows)}>
        {gaps.map(({ id, items, detail, citations }) => (
          <li key={id}>
            <p dir="auto" title={detail}>
              {items.map(describeItem).join("; ")}
              <CitationChips caseId={caseItem.id} citations={citations} />
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
