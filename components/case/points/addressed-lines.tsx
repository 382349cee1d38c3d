import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { ADDRESSED_LINES } from "#lib/copy/case-detail.ts";
import { Aside } from "./aside.tsx";

type Props = { readonly caseId: string; readonly lines: NonNullable<Analysis["addressedLines"]> };

/** Lines of the record that speak to a program, each with its place. Absent when there are none. */
export function AddressedLines({ caseId, lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <Aside id="addressed-lines" title={ADDRESSED_LINES.title} count={lines.length} text={ADDRESSED_LINES.text}>
      {lines.map((line) => (
        <li key={`${line.documentId} ${line.pageNumber} ${line.start}`}>
          <q dir="auto">{line.quote.replace(/\s+/g, " ")}</q> <CitationChip caseId={caseId} citation={line} />
        </li>
      ))}
    </Aside>
  );
}
