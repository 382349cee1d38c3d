import type { Citation, Finding } from "#lib/contracts/findings.ts";
import { fullNameOf } from "#lib/format/full-name.ts";
import type { Prisma } from "#server/db/client.ts";
import { gapItemsOf } from "./gap-items.ts";

/** What a finding is shown with. */
export const FINDING_INCLUDE = {
  citations: {
    orderBy: { position: "asc" },
    include: { document: { select: { exhibit: true, originalFileName: true } } },
  },
  reviewedBy: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.FindingInclude;

/** A finding as the API shows it. */
export function presentFinding(finding: Prisma.FindingGetPayload<{ include: typeof FINDING_INCLUDE }>): Finding {
  const { reviewedBy } = finding;
  return {
    id: finding.id,
    pointId: finding.pointId,
    kind: finding.kind,
    engine: finding.engine,
    text: finding.text,
    detail: finding.detail,
    weight: finding.weight,
    isTentative: finding.isTentative,
    verified: finding.verified,
    basis: finding.basis,
    checklist: finding.checklist,
    items: gapItemsOf(finding),
    eventDate: finding.eventDate,
    eventTime: finding.eventTime,
    dateInferred: finding.dateInferred,
    eventDoubt: finding.eventDoubt,
    eventWords: finding.eventWords,
    isScheduled: finding.isScheduled,
    auditVerdict: finding.auditVerdict,
    auditWhy: finding.auditWhy,
    alsoSaid: finding.alsoSaid,
    verdict: finding.verdict,
    note: finding.note,
    reviewedBy: reviewedBy === null ? null : fullNameOf(reviewedBy),
    reviewedAt: finding.reviewedAt?.toISOString() ?? null,
    citations: finding.citations.map(presentCitation),
  };
}

type Row = Omit<
  Prisma.FindingGetPayload<{ include: typeof FINDING_INCLUDE }>["citations"][number],
  "findingId" | "position"
>;

/** A citation as the API shows it. */
export function presentCitation(citation: Row): Citation {
  return {
    id: citation.id,
    documentId: citation.documentId,
    exhibit: citation.document.exhibit,
    fileName: citation.document.originalFileName,
    pageNumber: citation.pageNumber,
    quote: citation.quote,
    start: citation.start,
    end: citation.end,
    status: citation.status,
  };
}
