import type { Case } from "#lib/contracts/cases.ts";
import { parseLegalSystem } from "#lib/domain/legal-systems.ts";
import { presentOddsReview } from "../analyses/present-odds-review.ts";
import { progressOf, readingOf, type CaseState } from "./case-state.ts";
import type { CaseRow } from "./read-cases.ts";

/** A case as the API shows it. */
export function presentCase(row: CaseRow, state: CaseState): Case {
  return {
    id: row.id,
    title: row.title,
    caseNumber: row.caseNumber,
    clientName: row.clientName,
    description: row.description,
    priority: row.priority,
    status: row.status,
    successProbability: row.successProbability,
    estimatedValue: row.estimatedValue,
    isDemo: row.isDemo,
    legalSystem: parseLegalSystem(row.legalSystem),
    documentCount: state.documentCount,
    failedDocuments: state.failedCount,
    oddsReason: state.completed?.viabilityScore === null ? "not-enough" : null,
    oddsReview: state.completed === null ? null : presentOddsReview(state.completed),
    progress: progressOf(state),
    reading: readingOf(state),
    requests: { ...state.requests },
    nextDate: state.nextDate,
    archivedAt: row.archivedAt,
    createdAt: row.createdAt,
    lastActivityAt: row.lastActivityAt,
  };
}
