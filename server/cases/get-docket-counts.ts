import type { getDocketCounts as contract } from "#lib/contracts/cases.ts";
import type { CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import { getDb, Prisma } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { ACTIVE, visibleCasesSql } from "../policies/cases.ts";
import { DUE_DATES, TODAY } from "./due-dates.ts";

type Counts = CallReturn<typeof contract>;

/** What the docket says over its list, in one query. */
export async function getDocketCounts(
  actor: Actor,
  { from, to }: CallParsed<typeof contract>["query"],
): Promise<Counts> {
  const sum = (column: string): Prisma.Sql => Prisma.raw(`coalesce(sum(each."${column}"), 0)::int AS "${column}"`);
  const [counts] = await getDb().$queryRaw<Counts[]>`
    SELECT count(*) FILTER (WHERE each."isActive")::int AS active,
      count(*) FILTER (WHERE NOT each."isActive")::int AS archived,
      ${sum("datesThisWeek")}, ${sum("overdue")}, ${sum("toReview")}, ${sum("failedDocuments")}
    FROM (
      SELECT ${ACTIVE} AS "isActive", due.*, documents.*, review.*
      FROM "Case" c
      LEFT JOIN LATERAL (
        SELECT count(*) FILTER (WHERE "on" >= ${TODAY} AND "on" BETWEEN ${from}::date AND ${to}::date) AS "datesThisWeek",
          count(*) FILTER (WHERE "on" < ${TODAY}) AS overdue
        FROM (${DUE_DATES}) d) due ON ${ACTIVE}
      LEFT JOIN LATERAL (
        SELECT count(*) AS "failedDocuments" FROM "Document" WHERE "caseId" = c.id AND status = 'failed'
      ) documents ON ${ACTIVE}
      LEFT JOIN LATERAL (
        SELECT "factorCount" - "reviewedFactorCount" AS "toReview"
        FROM "Analysis" WHERE "caseId" = c.id AND status = 'Completed' ORDER BY "createdAt" DESC, id DESC LIMIT 1
      ) review ON ${ACTIVE}
      WHERE ${visibleCasesSql(actor)}) each`;
  if (counts === undefined) throw new Error("a count without a row");
  return counts;
}
