import type { AdminCaseDetail } from "#lib/contracts/admin-cases.ts";
import { fullNameOf } from "#lib/format/full-name.ts";
import { ODDS_REVIEW_SELECT, presentOddsReview } from "../analyses/present-odds-review.ts";
import type { Prisma } from "../db/client.ts";
import { presentDocument } from "../documents/present-document.ts";

/** What `presentAnyCase` needs beside the case's row: documents by exhibit, analyses newest first. */
export const ANY_CASE = {
  createdBy: { select: { firstName: true, lastName: true, email: true } },
  documents: { orderBy: [{ exhibit: "asc" }, { id: "asc" }], omit: { wrappedKey: true } },
  analyses: {
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, status: true, createdAt: true, ...ODDS_REVIEW_SELECT },
  },
} as const satisfies Prisma.CaseInclude;

type Row = Prisma.CaseGetPayload<{ include: typeof ANY_CASE }>;

/** A case as administrators see it. */
export function presentAnyCase(row: Row): AdminCaseDetail {
  return {
    id: row.id,
    caseNumber: row.caseNumber,
    title: row.title,
    clientName: row.clientName,
    description: row.description,
    status: row.status,
    priority: row.priority,
    successProbability: row.successProbability,
    userName: fullNameOf(row.createdBy),
    userEmail: row.createdBy.email,
    documentCount: row.documents.length,
    documents: row.documents.map((document) =>
      presentDocument({ ...document, uploadedAt: document.uploadedAt.toISOString() }),
    ),
    analyses: row.analyses.map((analysis) => ({
      id: analysis.id,
      status: analysis.status,
      createdAt: analysis.createdAt.toISOString(),
      viabilityScore: analysis.viabilityScore,
      oddsReview: presentOddsReview(analysis),
    })),
    createdAt: row.createdAt.toISOString(),
  };
}
