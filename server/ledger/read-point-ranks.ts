import type { Tx } from "../db/client.ts";
import { pointsOf } from "../findings/points.ts";
import { FINDING_INCLUDE, presentFinding } from "../findings/present-finding.ts";

/** The rank of the point that each finding of the latest completed analysis belongs to, as the case page numbers them. */
export async function readPointRanks(tx: Tx, caseId: string): Promise<ReadonlyMap<string, number>> {
  const latest = await tx.analysis.findFirst({
    where: { caseId, status: "Completed" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { findings: { orderBy: { position: "asc" }, include: FINDING_INCLUDE } },
  });
  if (latest === null) return new Map();
  const rules = new Map(latest.findings.map(({ id, ruleId }) => [id, ruleId]));
  const points = pointsOf(latest.findings.map(presentFinding), rules);
  return new Map(
    points.flatMap(({ rank, findings }) =>
      Object.values(findings)
        .flat()
        .map((id) => [id, rank] as const),
    ),
  );
}
