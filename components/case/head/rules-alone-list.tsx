import { ViewerLink } from "#components/widgets/viewer-link.tsx";
import type { Coverage } from "#lib/contracts/findings.ts";
import type { DocumentSummary } from "#lib/contracts/documents.ts";
import { ANALYSIS, readersLabel } from "#lib/copy/case/analysis.ts";
import { placeLabel } from "#lib/copy/case/documents.ts";

type Props = {
  readonly caseId: string;
  readonly coverage: Coverage;
  readonly documents: readonly DocumentSummary[];
};

/** Above this many pages a run of them is one link to its first. */
const MAX_SINGLE = 200;
const REASONS = ["filtered", "unanswered", "silent", "not reached"] as const;

/** The pages that the configured model did not answer for, with the reason; nothing where it answered for all. */
export function RulesAloneList({ caseId, coverage, documents }: Props) {
  const { rulesAlone, byModel, pagesRead } = coverage;
  const count = rulesAlone.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const readers = readersLabel({ pagesRead, byModel, rulesAlone: count });
  if (readers === null) return null;
  const runs = count > MAX_SINGLE ? rulesAlone : rulesAlone.flatMap(singlePages);
  const exhibitOf = new Map(coverage.exhibits.map(({ documentId, exhibit }) => [documentId, exhibit]));
  const standing = new Set(documents.map(({ id }) => id));
  return (
    <div className="text-13">
      <p className="font-semibold">{ANALYSIS.rulesAlone(count)}</p>
      <p>{readers}</p>
      <ul className="mt-1 grid max-h-60 list-none gap-1 overflow-auto wrap-anywhere print:max-h-none print:overflow-visible">
        {REASONS.map((reason) => {
          const of = runs.filter(({ why }) => why === reason);
          return of.length === 0 ? null : (
            <li key={reason}>
              {ANALYSIS.rulesAloneWhy[reason]}:{" "}
              {of.map(({ documentId, from, to }, index) => {
                const exhibit = exhibitOf.get(documentId) ?? null;
                const label = `${placeLabel({ exhibit, pageNumber: from })}${to > from ? `-${to}` : ""}`;
                return (
                  <span key={`${documentId} ${from}`}>
                    {index > 0 && ", "}
                    {standing.has(documentId) ? (
                      <ViewerLink
                        caseId={caseId}
                        place={{ documentId, pageNumber: from, at: null }}
                        className="font-mono font-semibold whitespace-nowrap"
                      >
                        {label}
                      </ViewerLink>
                    ) : (
                      <span className="font-mono">{label}</span>
                    )}
                  </span>
                );
              })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function singlePages({ from, to, ...run }: Coverage["rulesAlone"][number]): Coverage["rulesAlone"] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ ...run, from: from + index, to: from + index }));
}
