import type { getAllCasesStats as contract } from "#lib/contracts/admin-cases.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { CASE_STATUSES, type CaseStatus } from "#lib/domain/case-status.ts";
import { getDb } from "../db/client.ts";

/** How many cases there are, by status and by day; for administrators, who see all. */
export async function getAllCasesStats(): Promise<CallReturn<typeof contract>> {
  const db = getDb();
  const byStatus = await db.$queryRaw<{ status: CaseStatus; count: number }[]>`
    SELECT status::text, count(*)::int AS count FROM "Case" GROUP BY status`;
  const casesByDay = await db.$queryRaw<{ date: string; count: number }[]>`
    SELECT to_char(day, 'YYYY-MM-DD') AS date, count(c.id)::int AS count
    FROM generate_series(date_trunc('day', now() AT TIME ZONE 'UTC') - interval '29 days',
      date_trunc('day', now() AT TIME ZONE 'UTC'), interval '1 day') AS day
    LEFT JOIN "Case" c ON c."createdAt" >= day AND c."createdAt" < day + interval '1 day'
    GROUP BY day ORDER BY day`;
  const casesByStatus = CASE_STATUSES.flatMap((status) => byStatus.filter((row) => row.status === status));
  return { totalCases: byStatus.reduce((sum, { count }) => sum + count, 0), casesByStatus, casesByDay };
}
