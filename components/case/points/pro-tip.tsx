import { cn } from "#components/ui/cn.ts";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Finding } from "#lib/contracts/findings.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { Folded } from "./folded.tsx";
import { PointLink } from "./point-link.tsx";

/** A finding with the rank of its point. */
export type Ranked = { readonly finding: Finding; readonly rank: number };

type Props = {
  readonly persona: string;
  /** In the order of their points. */
  readonly tips: readonly Ranked[];
  /** Gives an all-clear, or why it cannot be said. */
  readonly clear: (text: string) => string;
};

/** The recommended actions on the legal pad, one line each, with the way to the point that each is about. */
export function ProTip({ persona, tips, clear }: Props) {
  const labels = useCopy(CASE_DETAIL);
  return (
    <CaseSection
      id="tips"
      look="pad"
      className="pb-1 text-13"
      title={labels.proTip(persona)}
      summary={String(tips.length)}
    >
      {tips.length === 0 && <p className="text-ink-2">{clear(labels.noTips)}</p>}
      <Folded items={tips} limit={12} groupOf={({ finding }) => finding.engine}>
        {(shown) => (
          <ol className="list-none">
            {shown.map(({ finding, rank }, index) => (
              <li key={finding.id} className="grid grid-cols-[22px_minmax(0,1fr)_auto] gap-x-2 wrap-anywhere">
                <span className="text-right" aria-hidden="true">
                  {index + 1}.
                </span>
                <span
                  className={cn(finding.verdict === "rejected" && "text-ink-2 line-through decoration-[1.5px]")}
                  dir="auto"
                >
                  {finding.text}
                </span>
                <PointLink rank={rank} of={finding.text} />
              </li>
            ))}
          </ol>
        )}
      </Folded>
    </CaseSection>
  );
}
