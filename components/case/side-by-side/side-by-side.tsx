import clsx from "clsx";
import { CitationChip } from "#components/widgets/citation-chip/citation-chip.tsx";
import type { SideBySidePoint } from "#lib/contracts/analyses.ts";
import { SIDE_BY_SIDE } from "#lib/copy/case-detail.ts";
import { exhibitLabel } from "#lib/copy/documents.ts";
import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import { Folded } from "../points/folded.tsx";
import styles from "./side-by-side.module.css";

type Props = { readonly caseId: string; readonly points: readonly SideBySidePoint[] };

/** Points by exhibits, each cell in the paper's own words; on the phone and on paper a list for each point. */
export function SideBySide({ caseId, points }: Props) {
  return (
    <CaseSection
      id="side-by-side"
      look="bare"
      title={SIDE_BY_SIDE.title}
      summary={SIDE_BY_SIDE.count(points.length)}
      note={SIDE_BY_SIDE.count(points.length)}
    >
      <p className="small text-ink-2 on-phone:px-4">{SIDE_BY_SIDE.basis}</p>
      <Folded items={points} limit={6}>
        {(shown) => <PointsTable caseId={caseId} points={shown} />}
      </Folded>
    </CaseSection>
  );
}

function PointsTable({ caseId, points }: Props) {
  const exhibits = [...new Map(points.flatMap(({ cells }) => cells.map((cell) => [cell.documentId, cell]))).values()]
    .toSorted((one, other) => (one.exhibit ?? 0) - (other.exhibit ?? 0))
    .map(({ documentId, exhibit, fileName }) => ({
      documentId,
      label: exhibit === null ? fileName : exhibitLabel(exhibit),
    }));
  return (
    <div className={clsx("tbl-wrap", styles.wrap)}>
      <table className={clsx("tbl", styles.table)}>
        <thead>
          <tr>
            <th scope="col">{SIDE_BY_SIDE.point}</th>
            {exhibits.map((exhibit) => (
              <th key={exhibit.documentId} scope="col">
                {exhibit.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {exhibits.map((exhibit) => (
                <td key={exhibit.documentId}>
                  {cells
                    .filter(({ documentId }) => documentId === exhibit.documentId)
                    .map((cell) => (
                      <div key={`${cell.pageNumber} ${cell.start}`} className={styles.cell}>
                        <q className="quote" dir="auto" title={cell.quote}>
                          {cell.quote}
                        </q>{" "}
                        <CitationChip caseId={caseId} citation={cell} />
                      </div>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
