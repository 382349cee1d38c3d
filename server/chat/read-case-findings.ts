import type { ChatCitation } from "#lib/contracts/chat.ts";
import { isSetAside, type FindingKind } from "#lib/domain/findings.ts";
import { FINDING_INCLUDE, presentFinding } from "../findings/present-finding.ts";
import { getDb } from "../db/client.ts";

/** A finding of the case's latest completed analysis that stands, with its quotes. */
export type CaseFinding = {
  readonly id: string;
  readonly kind: FindingKind;
  readonly text: string;
  readonly detail: string;
  /** At least one. */
  readonly places: readonly ChatCitation[];
};

/** What the latest completed analysis found and nobody has rejected; empty before there is one. */
export async function readCaseFindings(caseId: string): Promise<CaseFinding[]> {
  const latest = await getDb().analysis.findFirst({
    where: { caseId, status: "Completed" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { findings: { orderBy: { position: "asc" }, include: FINDING_INCLUDE } },
  });
  return (latest?.findings ?? [])
    .map(presentFinding)
    .filter((finding) => finding.verified && finding.verdict !== "rejected" && !isSetAside(finding))
    .filter(({ citations }) => citations.length > 0)
    .map(({ id, kind, text, detail, citations }) => ({
      ...{ id, kind, text, detail },
      places: citations.map(({ documentId, exhibit, fileName, pageNumber, quote, start, end, status }) => ({
        ...{ documentId, exhibit, fileName, pageNumber },
        ...{ quote, start, end, status },
      })),
    }));
}
