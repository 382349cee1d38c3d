"use client";

import clsx from "clsx";
import { useState } from "react";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import { useIsPrinting } from "#components/widgets/use-is-printing.ts";
import type { Coverage, Finding } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { CASE_DETAIL } from "#lib/copy/case-detail.ts";
import { requestableGaps } from "#lib/domain/discovery-request.ts";
import { describeItem, itemsBeyondText, type GapItem } from "#lib/domain/gap-item.ts";
import { AskForIt } from "./ask-for-it.tsx";
import styles from "./evidence-gaps.module.css";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { EngineMark } from "../verdict/engine-mark.tsx";
import { FindingReview } from "./finding-review.tsx";
import review from "./finding-review.module.css";
import { Folded } from "./folded.tsx";

type Props = {
  readonly caseItem: Case;
  readonly gaps: readonly Finding[];
  readonly coverage: Coverage | null;
  /** Gives an all-clear, or why it cannot be said. */
  readonly clear: (text: string) => string;
};

/**
 * What the record lacks, each under the sticker of an exhibit that is not there, then one folded list of what such cases
 * usually include. A row of that list goes into a request only when it is ticked.
 */
export function EvidenceGaps({ caseItem, gaps, coverage, clear }: Props) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const named = gaps.filter(({ basis }) => basis !== "usual");
  const usual = gaps.filter(({ basis }) => basis === "usual");
  const ours = new Set(coverage?.exhibits.filter(({ isOurs }) => isOurs).map(({ documentId }) => documentId));
  const open = named.filter(({ verdict }) => verdict !== "rejected");
  const asked = requestableGaps([...open, ...usual.filter(({ id }) => ticked.has(id))], ours);
  return (
    <CaseSection
      id="gaps"
      title={CASE_DETAIL.evidenceGaps}
      summary={String(named.length)}
      actions={asked.length > 1 ? <AskForIt caseItem={caseItem} gaps={asked} ours={ours} /> : undefined}
    >
      {named.length === 0 && <p className="muted">{clear(CASE_DETAIL.noGaps)}</p>}
      {named.length > 0 && <NamedGaps caseItem={caseItem} gaps={named} ours={ours} />}
      {usual.length > 0 && <UsualGaps caseItem={caseItem} gaps={usual} ticked={ticked} onTick={setTicked} />}
    </CaseSection>
  );
}

type NamedProps = Pick<Props, "caseItem" | "gaps"> & { readonly ours: ReadonlySet<string> };

function NamedGaps({ caseItem, gaps, ours }: NamedProps) {
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
              <div className={styles.acts}>
                {requestableGaps([gap], ours).length > 0 && <AskForIt caseItem={caseItem} gaps={[gap]} ours={ours} />}
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

type UsualProps = Pick<Props, "caseItem" | "gaps"> & {
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
};

/** The checklist, one short row each; folded on the screen, whole on paper. */
function UsualGaps({ caseItem, gaps, ticked, onTick }: UsualProps) {
  const isPrinting = useIsPrinting();
  const tick = (id: string, isTicked: boolean) =>
    onTick(new Set(isTicked ? [...ticked, id] : [...ticked].filter((one) => one !== id)));
  return (
    <details className={styles.usual} {...(isPrinting ? { open: true } : {})}>
      <summary>
        <h3>{CASE_DETAIL.usualGaps(gaps.length)}</h3>
      </summary>
      <p className="tiny muted">{CASE_DETAIL.usualGapsText}</p>
      <ul className={clsx("small", styles.rows)}>
        {gaps.map(({ id, items, detail, citations }) => (
          <li key={id}>
            <input
              type="checkbox"
              checked={ticked.has(id)}
              aria-label={CASE_DETAIL.askForThisToo(items.map(describeItem).join("; "))}
              onChange={(event) => tick(id, event.target.checked)}
            />
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
