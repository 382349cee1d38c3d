import type { Colleague } from "#lib/contracts/account.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { Prisma } from "../db/client.ts";
import type { AnalysisStatus, Case as CaseRow, Tx } from "../db/client.ts";
import type { SummarisedDocument } from "../documents/document-summary.ts";

/** Where a case stands: its documents counted and its newest analyses, one row per case in one query. */
export type CaseState = {
  readonly caseId: string;
  readonly documentCount: number;
  readonly settledCount: number;
  /** Documents whose number of pages is not known yet. */
  readonly unopenedCount: number;
  readonly pageCount: number;
  readonly pagesRead: number;
  /** 0..1, each document one share: how large an unread one is, nobody knows. */
  readonly shareRead: number;
  readonly latest: LatestAnalysis | null;
  /** The newest completed analysis; undefined when there is none. */
  readonly completedScore: number | null | undefined;
};

export type LatestAnalysis = {
  readonly status: AnalysisStatus;
  readonly progressPercent: number;
  readonly progressMessage: string;
  readonly error: string | null;
  readonly citationsOffered: number;
  readonly citationsDropped: number;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
};

type Row = Omit<CaseState, "latest" | "completedScore"> & {
  [K in keyof LatestAnalysis]: LatestAnalysis[K] | null;
} & { hasCompleted: boolean; viabilityScore: number | null };

/** A row for every id, whether or not there is such a case. */
function selectStates(caseIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT c.id AS "caseId", d.*, l.*, done.id IS NOT NULL AS "hasCompleted", done."viabilityScore"
    FROM unnest(${[...caseIds]}::uuid[]) AS c(id)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS "documentCount",
        count(*) FILTER (WHERE status IN ('completed', 'failed'))::int AS "settledCount",
        count(*) FILTER (WHERE status IN ('uploaded', 'processing') AND "pageCount" IS NULL)::int AS "unopenedCount",
        coalesce(sum("pageCount"), 0)::int AS "pageCount",
        coalesce(sum("pagesRead"), 0)::int AS "pagesRead",
        coalesce(avg(CASE WHEN status IN ('completed', 'failed') THEN 1
          WHEN "pageCount" > 0 THEN least(1, "pagesRead"::float8 / "pageCount") ELSE 0 END), 0)::float8 AS "shareRead"
      FROM "Document" WHERE "caseId" = c.id) d
    LEFT JOIN LATERAL (
      SELECT status::text, "progressPercent", "progressMessage", error, "citationsOffered", "citationsDropped",
        "createdAt", "completedAt"
      FROM "Analysis" WHERE "caseId" = c.id ORDER BY "createdAt" DESC, id DESC LIMIT 1) l ON true
    LEFT JOIN LATERAL (
      SELECT id, "viabilityScore"
      FROM "Analysis" WHERE "caseId" = c.id AND status = 'Completed' ORDER BY "createdAt" DESC, id DESC LIMIT 1
    ) done ON true`;
}

/** @param caseIds of cases that a policy has let through */
export async function listCaseStates(tx: Tx, caseIds: readonly string[]): Promise<ReadonlyMap<string, CaseState>> {
  const rows = await tx.$queryRaw<Row[]>(selectStates(caseIds));
  return new Map(rows.map((row) => [row.caseId, stateOf(row)]));
}

/** The state of a case that was asked for: the query answers a row for every id. */
export function stateIn(states: ReadonlyMap<string, CaseState>, caseId: string): CaseState {
  const state = states.get(caseId);
  if (state === undefined) throw new Error("the state of another case was asked for");
  return state;
}

/** @param caseId of a case that a policy has let through */
export async function getCaseState(tx: Tx, caseId: string): Promise<CaseState> {
  return stateIn(await listCaseStates(tx, [caseId]), caseId);
}

type DocumentJson = Omit<SummarisedDocument, "uploadedAt"> & { uploadedAt: string };

/**
 * A case's state together with its documents in the order of their exhibit numbers and its assignees by name. One query,
 * because the case page asks for all of it each time; the documents come as JSON, which has no times of its own.
 * @param caseId of a case that a policy has let through
 */
export async function getCaseStateAndLists(
  tx: Tx,
  caseId: string,
): Promise<{ state: CaseState; documents: SummarisedDocument[]; assignees: Colleague[] }> {
  const [row] = await tx.$queryRaw<(Row & { documents: DocumentJson[]; assignees: Colleague[] })[]>`
    SELECT state.*, listed.documents, team.assignees
    FROM (${selectStates([caseId])}) state
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object(
        'id', id, 'exhibit', exhibit, 'originalFileName', "originalFileName", 'type', type, 'size', size,
        'status', status, 'failureReason', "failureReason", 'note', note, 'pageCount', "pageCount",
        'pagesRead', "pagesRead", 'uploadedAt', to_char("uploadedAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      ) ORDER BY exhibit, id), '[]') AS documents
      FROM "Document" WHERE "caseId" = state."caseId") listed
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('id', u.id, 'fullName', btrim(u."firstName" || ' ' || u."lastName"))
        ORDER BY u."lastName", u."firstName", u.id), '[]') AS assignees
      FROM "CaseAssignment" a JOIN "User" u ON u.id = a."userId" WHERE a."caseId" = state."caseId") team`;
  if (row === undefined) throw new Error("the state query answers a row for every id");
  return {
    state: stateOf(row),
    documents: row.documents.map((document) => ({ ...document, uploadedAt: new Date(document.uploadedAt) })),
    assignees: row.assignees,
  };
}

function stateOf(row: Row): CaseState {
  return {
    caseId: row.caseId,
    documentCount: row.documentCount,
    settledCount: row.settledCount,
    unopenedCount: row.unopenedCount,
    pageCount: row.pageCount,
    pagesRead: row.pagesRead,
    shareRead: row.shareRead,
    latest: row.status === null ? null : (row as LatestAnalysis),
    completedScore: row.hasCompleted ? row.viabilityScore : undefined,
  };
}

/** Reading is the first part of the bar, up to here; the analysis counts on from there itself. Percent. */
export const READING_SHARE = 60;

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

/** A case as the API shows it. */
export function caseView(row: CaseRow, state: CaseState): Case {
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
    documentCount: state.documentCount,
    oddsReason: state.completedScore === null ? "not-enough" : null,
    progress: progressOf(state),
    createdAt: row.createdAt.toISOString(),
    lastActivityAt: row.lastActivityAt.toISOString(),
  };
}
