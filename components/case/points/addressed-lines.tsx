import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { ADDRESSED_LINES } from "#lib/copy/case-detail.ts";
import styles from "./addressed-lines.module.css";

type Props = { readonly caseId: string; readonly lines: NonNullable<Analysis["addressedLines"]> };

/** Lines of the record that speak to a program, each with its place. Absent when there are none. */
export function AddressedLines({ caseId, lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <section className={`sheet ${styles.lines}`} aria-labelledby="addressed-lines">
      <details>
        <summary>
          <h2 id="addressed-lines">{ADDRESSED_LINES.title}</h2>
          <span className="small muted">{lines.length}</span>
        </summary>
        <p className="small muted">{ADDRESSED_LINES.text}</p>
        <ul>
          {lines.map((line) => (
            <li key={`${line.documentId} ${line.pageNumber} ${line.start}`}>
              <q dir="auto">{line.quote.replace(/\s+/g, " ")}</q> <CitationChip caseId={caseId} citation={line} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
