import type { AnalysisSummary } from "#lib/contracts/analyses.ts";
import { getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import { presentAnalysis } from "./present-analysis.ts";

/** The case's analyses, newest first. */
export async function listAnalyses(actor: Actor, caseId: string): Promise<AnalysisSummary[]> {
  const db = getDb();
  await requireCase(db, actor, caseId);
  const rows = await db.analysis.findMany({
    where: { caseId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    include: {
      findings: {
        where: { kind: { in: ["action", "gap", "issue", "defense"] } },
        orderBy: { position: "asc" },
        select: { kind: true, text: true, verdict: true, auditVerdict: true, items: true, basis: true },
      },
    },
  });
  return rows.map(presentAnalysis);
}
