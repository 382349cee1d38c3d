import type { Charge } from "#lib/contracts/charges.ts";
import { belongsTo, sideOfFactor } from "#lib/domain/charge-elements.ts";
import { isSetAside } from "#lib/domain/findings.ts";
import type { Tx } from "../db/client.ts";
import { presentCitation } from "../findings/present-finding.ts";

/** The charges of a case that the caller may see, the first added first, with what the rules suggest for their elements. */
export async function readCharges(tx: Tx, caseId: string): Promise<Charge[]> {
  const rows = await tx.charge.findMany({
    where: { caseId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: {
      elements: {
        orderBy: [{ position: "asc" }, { id: "asc" }],
        include: {
          evidence: {
            orderBy: [{ document: { exhibit: "asc" } }, { pageNumber: "asc" }, { start: "asc" }],
            include: { document: { select: { exhibit: true, originalFileName: true } } },
          },
        },
      },
    },
  });
  if (rows.length === 0) return [];
  const factors = await readFactors(tx, caseId);
  return rows.map(({ id, name, elements }) => ({
    ...{ id, name },
    elements: elements.map((element) => ({
      ...{ id: element.id, text: element.text },
      evidence: element.evidence.map((one) => ({ ...presentCitation(one), side: one.side })),
      suggested: factors
        .filter(({ ruleId }) => belongsTo(element.text, ruleId))
        .map(({ id: findingId, weight, citations }) => ({
          findingId,
          side: new Set(citations.map(({ documentId }) => documentId)).size > 1 ? null : sideOfFactor(weight ?? 0),
        })),
    })),
  }));
}

/** The factors of the latest completed analysis that nobody rejected. */
async function readFactors(tx: Tx, caseId: string) {
  const latest = await tx.analysis.findFirst({
    where: { caseId, status: "Completed" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: {
      findings: {
        where: { kind: "factor", engine: "offline", verified: true, verdict: { not: "rejected" } },
        orderBy: { position: "asc" },
        select: {
          ...{ id: true, ruleId: true, weight: true, verdict: true, auditVerdict: true },
          citations: { select: { documentId: true } },
        },
      },
    },
  });
  return (latest?.findings ?? []).filter((finding) => !isSetAside(finding));
}
