import { CitationChips } from "#components/widgets/citation-chip/citation-chips.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Finding } from "#lib/contracts/findings.ts";
import { FINDING_SECTION } from "#lib/copy/case/findings.ts";
import { SET_ASIDE } from "#lib/copy/case/case-page.ts";
import { REVIEWED } from "./reviewed-class.ts";
import { Aside } from "./aside.tsx";
import { FindingReview } from "./finding-review.tsx";

type Props = { readonly caseId: string; readonly findings: readonly Finding[] };

/** What the model rejected on a second look, of the rules' findings and its own, folded, each with its reason. Who accepts one brings it back. */
export function SetAside({ caseId, findings }: Props) {
  const sections = useCopy(FINDING_SECTION);
  if (findings.length === 0) return null;
  return (
    <Aside id="set-aside" title={SET_ASIDE.title} count={findings.length} text={SET_ASIDE.text}>
      {findings.map((finding) => (
        <li key={finding.id} className={REVIEWED}>
          <div>
            <p dir="auto">
              {finding.kind === "contradiction" && finding.detail !== ""
                ? `${finding.text}: ${finding.detail}`
                : finding.text}
              <CitationChips caseId={caseId} citations={finding.citations} />
            </p>
            <p className="text-12 text-ink-2" dir="auto">
              {[sections[finding.kind], finding.auditWhy].filter(Boolean).join(": ")}
            </p>
          </div>
          <FindingReview caseId={caseId} finding={finding} />
        </li>
      ))}
    </Aside>
  );
}
