import type { getDashboardMetrics as contract } from "#lib/contracts/admin-operations.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { presentAuditLog } from "../audit/present-audit-log.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { countIncidents } from "../maintenance/count-incidents.ts";

const DAY = 24 * 60 * 60 * 1000;
const RECENT = 10;

/** The figures of the admin's dashboard; "24 hours" ends now, by the database's clock. */
export async function getDashboardMetrics(): Promise<CallReturn<typeof contract>> {
  const db = getDb();
  const since = new Date((await databaseNow(db)).getTime() - DAY);
  const [analysed] = await db.$queryRaw<{ cases: number; seconds: number | null }[]>`
    SELECT count(DISTINCT "caseId")::int AS cases,
      avg(extract(epoch FROM "completedAt" - coalesce("startedAt", "createdAt")))::float8 AS seconds
    FROM "Analysis" WHERE status = 'Completed' AND "completedAt" >= ${since}`;
  const incidents = await countIncidents();
  const recent = await db.auditEvent.findMany({
    where: { userId: { not: null } },
    orderBy: { id: "desc" },
    take: RECENT,
  });
  return {
    totalUsers: await db.user.count(),
    activeUsers: await db.user.count({ where: { isActive: true } }),
    casesAnalyzed24h: analysed?.cases ?? 0,
    avgAnalysisTime: analysed?.seconds == null ? null : Math.round(analysed.seconds * 10) / 10,
    activeIncidents: incidents.count,
    incidents: [...incidents.texts],
    recentActivity: recent.map(presentAuditLog),
  };
}
