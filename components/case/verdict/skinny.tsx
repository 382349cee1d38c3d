import type { ReactNode } from "react";
import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import type { CitationLink } from "#components/widgets/markdown/citation-link.ts";
import { Markdown } from "#components/widgets/markdown/markdown.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { CASE_DETAIL } from "#lib/copy/case/case-page.ts";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { FactBox } from "./fact-box.tsx";

type Props = {
  readonly caseItem: Case;
  readonly analysis: Analysis | null;
  readonly documents: readonly DocumentSummary[];
};

/**
 * What the latest completed analysis says of the case: the fact box, then the sentences of a model where one wrote them. An
 * analysis from before there was a box shows its stored summary; else the case's description; else a word that there is none.
 */
export function Skinny({ caseItem, analysis, documents }: Props) {
  const labels = useCopy(CASE_DETAIL);
  const summary = analysis?.summary?.trim() ?? "";
  const box = analysis?.facts ?? null;
  const isProse = analysis?.engine === "model" && summary !== "";
  const description = caseItem.description?.trim() ?? "";
  const citations = (analysis?.findings ?? []).flatMap((finding) => finding.citations);

  function renderCitation(link: CitationLink, label: ReactNode): ReactNode {
    const document = documents.find(({ id }) => id === link.documentId);
    // Deleted since: there is no page to open any more, the words stay.
    if (document === undefined) return label;
    const status = citations.find(
      ({ documentId, pageNumber, start, end }) =>
        documentId === link.documentId && pageNumber === link.pageNumber && start === link.start && end === link.end,
    )?.status;
    const { exhibit, originalFileName } = document;
    const place = { ...link, exhibit, fileName: originalFileName, status: status ?? "verified" } as const;
    return <CitationChip caseId={caseItem.id} citation={place} />;
  }

  return (
    <CaseSection id="skinny" title={labels.skinny}>
      {box !== null ? (
        <>
          <FactBox caseId={caseItem.id} facts={box} />
          {isProse && <Markdown text={summary} renderCitation={renderCitation} />}
        </>
      ) : summary !== "" ? (
        <Markdown text={summary} renderCitation={renderCitation} />
      ) : (
        <p className={description === "" ? "text-ink-2" : undefined} dir="auto" style={{ whiteSpace: "pre-line" }}>
          {description === "" ? CASE_DETAIL.noSummary : description}
        </p>
      )}
    </CaseSection>
  );
}
