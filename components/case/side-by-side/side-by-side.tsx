import { CaseSection } from "#components/widgets/case-section/case-section.tsx";
import type { Analysis } from "#lib/contracts/analyses.ts";
import { SIDE_BY_SIDE } from "#lib/copy/case/findings.ts";
import { paperNamesOf } from "../paper-names.ts";
import { SideBySideGrid } from "./side-by-side-grid.tsx";
import { sideBySideTable } from "./side-by-side-table.ts";

/** Its columns take the room beside the page's own, as long as the viewer does not. */
const WIDE_TABLE = "wide:mx-[calc((992px-min(100vw-320px,1400px))/2)] wide:in-data-rail:mx-0";

type Props = { readonly caseId: string; readonly analysis: Analysis };

/** Matters by exhibits, each cell in the paper's own words. Nothing where no matter is in two exhibits. */
export function SideBySide({ caseId, analysis }: Props) {
  const table = sideBySideTable(analysis);
  if (table.rows.length === 0) return null;
  return (
    <CaseSection
      id="side-by-side"
      look="bare"
      className={WIDE_TABLE}
      title={SIDE_BY_SIDE.title}
      summary={SIDE_BY_SIDE.count(table.rows.length, table.columns.length)}
      note={SIDE_BY_SIDE.basis}
    >
      <SideBySideGrid caseId={caseId} table={table} names={paperNamesOf(analysis.facts)} />
    </CaseSection>
  );
}
