import type { Case } from "#lib/contracts/cases.ts";
import type { OddsReviewColumns } from "../analyses/present-odds-review.ts";
import { READING_SHARE } from "../analyses/progress-steps.ts";
import type { AnalysisStatus } from "../db/client.ts";

/** Where a case stands: its documents counted and its newest analyses, read together with it (read-cases.ts). */
export type CaseState = {
  readonly documentCount: number;
  readonly failedCount: number;
  readonly settledCount: number;
  /** Documents whose number of pages is not known yet. */
  readonly unopenedCount: number;
  /** Documents of which at least one page was read. */
  readonly readCount: number;
  readonly pageCount: number;
  readonly pagesRead: number;
  /** 0..1, each document one share: how large an unread one is, nobody knows. */
  readonly shareRead: number;
  readonly latest: LatestAnalysis | null;
  /** The newest completed analysis. */
  readonly completed: (OddsReviewColumns & { readonly unreadParts: number }) | null;
  /** Of the discovery ledger; `nextDue` is `YYYY-MM-DD`. */
  readonly requests: { readonly overdue: number; readonly nextDue: string | null };
  /** What is due first (due-dates.ts); null when nothing is. */
  readonly nextDate: { readonly on: string; readonly title: string; readonly isOverdue: boolean } | null;
};

export type LatestAnalysis = {
  readonly status: AnalysisStatus;
  readonly progressPercent: number;
  readonly progressMessage: string;
  readonly error: string | null;
  readonly citationsOffered: number;
  readonly citationsDropped: number;
  /** ISO 8601, as are all times here. */
  readonly createdAt: string;
  readonly completedAt: string | null;
};

/** How far the running analysis is; null while none runs. */
export function progressOf(state: CaseState): Case["progress"] {
  const { latest } = state;
  if (latest === null || latest.status === "Completed" || latest.status === "Failed") return null;
  if (latest.status === "Processing")
    return { message: latest.progressMessage, percentageComplete: Math.max(READING_SHARE, latest.progressPercent) };
  return { message: readingMessage(state), percentageComplete: Math.floor(READING_SHARE * state.shareRead) };
}

/** A total is only named once every document has been opened: "page 11 of 11" must not stand there with one to come. */
function readingMessage({ pageCount, pagesRead, unopenedCount }: CaseState): string {
  if (pageCount === 0) return "Reading the documents";
  if (unopenedCount > 0) return `Reading page ${pagesRead + 1}`;
  return `Reading page ${Math.min(pagesRead + 1, pageCount)} of ${pageCount}`;
}

/** How much of the documents is read. */
export function readingOf(state: CaseState): NonNullable<Case["reading"]> {
  const { documentCount, readCount, pageCount, pagesRead, completed } = state;
  const unreadParts = completed?.unreadParts ?? 0;
  return { documents: documentCount, documentsRead: readCount, pages: pageCount, pagesRead, unreadParts };
}
