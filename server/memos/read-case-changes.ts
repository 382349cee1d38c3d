import { Coverage } from "#lib/contracts/findings.ts";
import { type Analysis } from "#lib/contracts/analyses.ts";
import type { CaseChanges } from "#lib/contracts/work-product.ts";
import { isSetAside } from "#lib/domain/findings.ts";
import { whatChanged } from "#lib/domain/what-changed.ts";
import { readAnalysis } from "../analyses/read-analysis.ts";
import { getDb } from "../db/client.ts";

/**
 * Compares an analysis with the newest earlier one that had not read all of its documents; null when there is none. The case
 * is one that the actor sees.
 */
export async function readCaseChanges(latest: Analysis): Promise<CaseChanges | null> {
  const read = latest.coverage?.exhibits ?? [];
  const earlier = await getDb().analysis.findMany({
    where: { caseId: latest.caseId, status: "Completed", id: { not: latest.id }, createdAt: { lte: latest.createdAt } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, coverage: true },
  });
  for (const { id, coverage } of earlier) {
    if (coverage === null) continue;
    const known = new Set(Coverage.parse(coverage).exhibits.map(({ documentId }) => documentId));
    const documents = read.filter(({ documentId }) => !known.has(documentId));
    if (documents.length === 0) continue;
    const before = await readAnalysis({ id });
    if (before === null) continue;
    const added = new Set(documents.map(({ documentId }) => documentId));
    const changed = whatChanged(...withoutSetAside(before, latest), added);
    return {
      analysisId: latest.id,
      since: before.completedAt ?? before.createdAt,
      documents: documents.map(({ documentId, exhibit, fileName }) => ({ documentId, exhibit, fileName })),
      contradicted: changed.contradicted.map(copied),
      weakened: changed.weakened.map(copied),
      strengthened: changed.strengthened.map(copied),
      added: changed.added.map(copied),
      gapsClosed: [...changed.gapsClosed],
    };
  }
  return null;
}

function withoutSetAside(...analyses: [Analysis, Analysis]): [Analysis, Analysis] {
  const [before, after] = analyses;
  const shown = (analysis: Analysis) => ({
    ...analysis,
    findings: analysis.findings.filter((finding) => !isSetAside(finding)),
  });
  return [shown(before), shown(after)];
}

type Point = CaseChanges["added"][number];

function copied({
  citations,
  ...point
}: Omit<Point, "citations"> & { readonly citations: readonly Point["citations"][number][] }): Point {
  return { ...point, citations: [...citations] };
}
