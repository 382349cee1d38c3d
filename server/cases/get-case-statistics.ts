import type { getCaseStatistics as contract } from "#lib/contracts/cases.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { CASE_STATUSES } from "#lib/domain/case-status.ts";
import { PRIORITIES } from "#lib/domain/priority.ts";
import { getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { visibleCases } from "../policies/cases.ts";

type Statistics = CallReturn<typeof contract>;

/** Counts over the actor's cases, in two queries. */
export async function getCaseStatistics(actor: Actor): Promise<Statistics> {
  const db = getDb();
  const visible = visibleCases(actor);
  const groups = await db.case.groupBy({
    by: ["status", "priority"],
    where: visible,
    _count: { _all: true, successProbability: true },
    _sum: { successProbability: true },
  });
  const analyzedCases = await db.case.count({
    where: { AND: [visible, { analyses: { some: { status: "Completed" } } }] },
  });
  const sum = (of: (group: (typeof groups)[number]) => number) => groups.reduce((total, group) => total + of(group), 0);
  const withOdds = sum((group) => group._count.successProbability);
  return {
    totalCases: sum((group) => group._count._all),
    analyzedCases,
    averageSuccessProbability:
      withOdds === 0 ? null : Math.min(1, sum((group) => group._sum.successProbability ?? 0) / withOdds),
    casesByStatus: CASE_STATUSES.map((status) => ({
      status,
      count: sum((group) => (group.status === status ? group._count._all : 0)),
    })),
    casesByPriority: PRIORITIES.map((priority) => ({
      priority,
      count: sum((group) => (group.priority === priority ? group._count._all : 0)),
    })),
  };
}
