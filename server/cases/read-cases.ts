import type { Colleague } from "#lib/contracts/account.ts";
import { Prisma } from "../db/client.ts";
import type { Case, Tx } from "../db/client.ts";
import { queryRows } from "../db/query-rows.ts";
import type { SummarisedDocument } from "../documents/present-document.ts";
import type { CaseState } from "./case-state.ts";
import { DUE_DATES, TODAY } from "./due-dates.ts";

type Times<T, K extends keyof T> = Omit<T, K> & Readonly<Record<K, string>>;

/** A case's own columns, times in ISO 8601. */
export type CaseRow = Times<
  Pick<
    Case,
    | "id"
    | "caseNumber"
    | "title"
    | "clientName"
    | "description"
    | "priority"
    | "status"
    | "successProbability"
    | "estimatedValue"
    | "isDemo"
    | "legalSystem"
    | "createdAt"
    | "lastActivityAt"
  >,
  "createdAt" | "lastActivityAt"
> & { readonly archivedAt: string | null };

export type ReadCase = {
  readonly row: CaseRow;
  readonly state: CaseState;
  /** Null unless asked for. */
  readonly lists: {
    /** In the order of their exhibit numbers. */
    readonly documents: readonly Times<SummarisedDocument, "uploadedAt">[];
    /** By last name. */
    readonly assignees: readonly Colleague[];
  } | null;
};

const iso = (column: string): Prisma.Sql => Prisma.raw(`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

const ROW = Prisma.sql`json_build_object('id', c.id, 'caseNumber', c."caseNumber", 'title', c.title,
  'clientName', c."clientName", 'description', c.description, 'priority', c.priority, 'status', c.status,
  'successProbability', c."successProbability", 'estimatedValue', c."estimatedValue", 'isDemo', c."isDemo",
  'legalSystem', c."legalSystem",
  'archivedAt', ${iso('c."archivedAt"')}, 'createdAt', ${iso('c."createdAt"')}, 'lastActivityAt', ${iso('c."lastActivityAt"')})`;

const LATEST = Prisma.sql`(
  SELECT json_build_object('status', status, 'progressPercent', "progressPercent",
    'progressMessage', "progressMessage", 'error', error, 'citationsOffered', "citationsOffered",
    'citationsDropped', "citationsDropped", 'createdAt', ${iso('"createdAt"')}, 'completedAt', ${iso('"completedAt"')})
  FROM "Analysis" WHERE "caseId" = c.id ORDER BY "createdAt" DESC, id DESC LIMIT 1)`;

const COMPLETED = Prisma.sql`(
  SELECT json_build_object('viabilityScore', "viabilityScore", 'isProvisional', "isProvisional",
    'factorCount', "factorCount", 'reviewedFactorCount', "reviewedFactorCount",
    'unreadParts', coalesce((coverage->>'unreadParts')::int, 0))
  FROM "Analysis" WHERE "caseId" = c.id AND status = 'Completed' ORDER BY "createdAt" DESC, id DESC LIMIT 1)`;

const REQUESTS = Prisma.sql`(
  SELECT json_build_object('overdue', count(*) FILTER (WHERE "dueOn" < ${TODAY}),
    'nextDue', min("dueOn") FILTER (WHERE "dueOn" >= ${TODAY}))
  FROM "LedgerItem" WHERE "caseId" = c.id AND state = 'requested' AND "isOurs" IS NOT TRUE)`;

const NEXT_DATE = Prisma.sql`(
  SELECT json_build_object('on', "on", 'title', title, 'isOverdue', "on" < ${TODAY})
  FROM (${DUE_DATES}) due ORDER BY "on", title LIMIT 1)`;

const STATE = Prisma.sql`(
  SELECT json_build_object(
    'documentCount', count(*),
    'failedCount', count(*) FILTER (WHERE status = 'failed'),
    'settledCount', count(*) FILTER (WHERE status IN ('completed', 'failed')),
    'unopenedCount', count(*) FILTER (WHERE status IN ('uploaded', 'processing') AND "pageCount" IS NULL),
    'readCount', count(*) FILTER (WHERE "pagesRead" > 0),
    'pageCount', coalesce(sum("pageCount"), 0),
    'pagesRead', coalesce(sum("pagesRead"), 0),
    'shareRead', coalesce(avg(CASE WHEN status IN ('completed', 'failed') THEN 1
      WHEN "pageCount" > 0 THEN least(1, "pagesRead"::float8 / "pageCount") ELSE 0 END), 0)::float8,
    'latest', ${LATEST}, 'completed', ${COMPLETED}, 'requests', ${REQUESTS},
    'nextDate', ${NEXT_DATE})
  FROM "Document" WHERE "caseId" = c.id)`;

const DOCUMENTS = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object(
    'id', id, 'exhibit', exhibit, 'originalFileName', "originalFileName", 'type', type, 'size', size,
    'status', status, 'failureReason', "failureReason", 'note', note, 'pageCount', "pageCount",
    'pagesRead', "pagesRead", 'ocrPages', "ocrPages", 'lowConfidencePages', "lowConfidencePages",
    'readerVersion', "readerVersion",
      'uploadedAt', ${iso('"uploadedAt"')}) ORDER BY exhibit, id), '[]')
  FROM "Document" WHERE "caseId" = c.id)`;

const ASSIGNEES = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', u.id, 'fullName', btrim(u."firstName" || ' ' || u."lastName"))
    ORDER BY u."lastName", u."firstName", u.id), '[]')
  FROM "CaseAssignment" a JOIN "User" u ON u.id = a."userId" WHERE a."caseId" = c.id)`;

const LISTS = Prisma.sql`json_build_object('documents', ${DOCUMENTS}, 'assignees', ${ASSIGNEES})`;
const NOTHING = Prisma.sql`NULL`;

/**
 * Cases with where they stand, in one query: the docket, the case page and the poll are asked for all the time. The
 * database hands them over as one JSON text, because unpacking them column by column cost more than all else in a
 * request (docs/performance.md).
 * @param where a condition on "Case" with the alias c; the policy's is part of it
 */
export async function readCases(
  tx: Tx,
  given: {
    readonly where: Prisma.Sql;
    readonly orderBy?: Prisma.Sql;
    readonly limit?: number;
    readonly withLists?: boolean;
  },
): Promise<ReadCase[]> {
  const orderBy = given.orderBy ?? Prisma.sql`c.id`;
  const [answer] = await queryRows<{ cases: ReadCase[] }>(
    tx,
    Prisma.sql`
    SELECT coalesce(json_agg(read.one), '[]') AS cases FROM (
      SELECT json_build_object('row', ${ROW}, 'state', ${STATE},
        'lists', ${given.withLists === true ? LISTS : NOTHING}) AS one
      FROM (SELECT * FROM "Case" c WHERE ${given.where} ORDER BY ${orderBy} LIMIT ${given.limit ?? 1}) c
      ORDER BY ${orderBy}) read`,
  );
  return answer?.cases ?? [];
}
