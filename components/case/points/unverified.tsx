import { cn } from "#components/ui/cn.ts";
import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Finding } from "#lib/contracts/findings.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { FINDING_SECTION } from "#lib/copy/case/findings.ts";
import { EngineMark } from "../engine-mark.tsx";
import { REVIEWED } from "./reviewed-class.ts";
import { Aside } from "./aside.tsx";
import { FindingReview } from "./finding-review.tsx";

type Props = { readonly caseId: string; readonly findings: readonly Finding[] };

/** Findings without a verified quote, folded. They do not affect the odds. Absent when there are none. */
export function Unverified({ caseId, findings }: Props) {
  const sections = useCopy(FINDING_SECTION);
  if (findings.length === 0) return null;
  const hasQuotes = findings.some(({ citations }) => citations.length > 0);
  return (
    <Aside
      id="unverified"
      title={CASE_DETAIL.unverified}
      count={findings.length}
      text={hasQuotes ? CASE_DETAIL.unverifiedPartly : CASE_DETAIL.unverifiedText}
    >
      {findings.map((finding) => (
        <li key={finding.id} className={REVIEWED}>
          <div>
            <p dir="auto">
              <span className={cn(finding.verdict === "rejected" && "text-ink-2 line-through decoration-[1.5px]")}>
                {finding.text}
              </span>
              <CitationChips caseId={caseId} citations={finding.citations} />
              <EngineMark finding={finding} />
            </p>
            <p className="text-12 text-ink-2" dir="auto">
              {[sections[finding.kind], finding.detail].filter(Boolean).join(": ")}
            </p>
          </div>
          <FindingReview caseId={caseId} finding={finding} />
        </li>
      ))}
    </Aside>
  );
}
