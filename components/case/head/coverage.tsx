import { ChevronDown } from "lucide-react";
import { cn } from "#components/ui/cn.ts";
import { sheetClass } from "#components/ui/sheet-class.ts";
import { CoverageStrip } from "#components/widgets/coverage-strip/coverage-strip.tsx";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { Coverage as Read } from "#lib/contracts/findings.ts";
import { ANALYSIS, coverageLabel, pagesReadLabel, quotesLabel } from "#lib/copy/case/analysis.ts";
import { partLabel, placeLabel } from "#lib/copy/case/documents.ts";
import { formatDateTime } from "#lib/format/dates.ts";
import type { CaseDetail } from "../queries.ts";
import { AnalysisRecord } from "./analysis-record.tsx";
import { RulesAloneList } from "./rules-alone-list.tsx";
import { UnreadList } from "./unread-list.tsx";

type Props = { readonly detail: CaseDetail; readonly analysis: Analysis; readonly coverage: Read };

/** What of the file was read, in one line: amber, with the names, when something was not. The rest is under "Details". */
export function Coverage({ detail, analysis, coverage }: Props) {
  const caseId = detail.case.id;
  const { documents } = detail;
  const exhibitOf = new Map(documents.map(({ id, exhibit }) => [id, exhibit]));
  const unread = coverage.unread.map(({ documentId, pageNumber, reason }) => ({
    place: placeLabel({ exhibit: exhibitOf.get(documentId) ?? null, pageNumber }),
    reason,
  }));
  const inPart = coverage.inPart.map(({ documentId, pageNumber }) =>
    partLabel({ exhibit: exhibitOf.get(documentId) ?? null, pageNumber }),
  );
  const isPartly = unread.length + coverage.failedDocuments.length + inPart.length > 0;
  return (
    <section aria-label={ANALYSIS.coverage} className="-my-1.5 px-5 text-13 print:px-0 on-phone:my-0 on-phone:px-0">
      <details className="group">
        <summary className="flex cursor-pointer list-none flex-wrap items-baseline gap-x-3 [&::-webkit-details-marker]:hidden">
          <b className={cn("min-w-0 wrap-anywhere", isPartly && "text-mid-text")}>
            {coverageLabel({ ...coverage, unread, inPart })}
          </b>
          <span className="min-w-0 flex-1 text-12 text-ink-2 on-phone:flex-[1_1_100%]">
            {analysis.documentsSince > 0 && `${ANALYSIS.since(analysis.documentsSince)}. `}
            {analysis.modelNote ?? (analysis.engine === "offline" && ANALYSIS.offlineNotice)}
          </span>
          <span className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-exhibit print:hidden">
            {ANALYSIS.details}
            <ChevronDown className="group-open:rotate-180" />
          </span>
        </summary>
        <div className={sheetClass({ className: "mt-2 grid grid-cols-1 gap-3" })}>
          <p>
            {pagesReadLabel(coverage)} {quotesLabel(analysis.citationCounts)}{" "}
            {ANALYSIS.analysed(formatDateTime(analysis.completedAt ?? analysis.createdAt), analysis.engine)}{" "}
            {analysis.documentsSince > 0 && (
              <>
                <a href="#documents">{ANALYSIS.since(analysis.documentsSince)}</a>.
              </>
            )}
          </p>
          <CoverageStrip coverage={coverage} />
          <UnreadList caseId={caseId} coverage={coverage} documents={documents} />
          <RulesAloneList caseId={caseId} coverage={coverage} documents={documents} />
          <AnalysisRecord analysis={analysis} chosenLaw={detail.case.legalSystem} />
        </div>
      </details>
    </section>
  );
}
