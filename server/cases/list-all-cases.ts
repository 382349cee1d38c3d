import type { listAllCases as contract } from "#lib/contracts/admin-cases.ts";
import type { CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import { fullNameOf } from "#lib/format/full-name.ts";
import { getDb, type Prisma } from "../db/client.ts";
import { likeLiteral } from "../db/like-literal.ts";
import { matchUser } from "../db/match-user.ts";
import { pageWindow } from "../db/page-window.ts";
import type { Actor } from "../policies/actor.ts";
import { visibleCases } from "../policies/cases.ts";

type Query = CallParsed<typeof contract>["query"];

/**
 * One page of the cases of all users, newest first. The ids of the page come from an index alone and only then the rows:
 * what lies before the page is walked over, never fetched.
 */
export async function listAllCases(actor: Actor, query: Query): Promise<CallReturn<typeof contract>> {
  const db = getDb();
  const where = { AND: [visibleCases(actor), { status: query.status }, await matchCase(query.search ?? "")] };
  const totalCount = await db.case.count({ where });
  const { isReversed, skip, take, counts } = pageWindow({ ...query, totalCount });
  if (take === 0) return { cases: [], ...counts };
  const ids = await db.case.findMany({
    where,
    orderBy: isReversed ? [{ createdAt: "asc" }, { id: "desc" }] : [{ createdAt: "desc" }, { id: "asc" }],
    skip,
    take,
    select: { id: true },
  });
  const onPage = { in: ids.map(({ id }) => id) };
  const rows = await db.case.findMany({
    where: { id: onPage },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: {
      id: true,
      caseNumber: true,
      title: true,
      description: true,
      status: true,
      priority: true,
      successProbability: true,
      createdAt: true,
      createdBy: { select: { firstName: true, lastName: true, email: true } },
    },
  });
  // By itself: Prisma's own count beside the rows groups the documents of every case there is.
  const files = await db.document.groupBy({ by: "caseId", where: { caseId: onPage }, _count: true });
  const fileCounts = new Map(files.map(({ caseId, _count }) => [caseId, _count]));
  return {
    cases: rows.map(({ createdBy, createdAt, ...row }) => ({
      ...row,
      userName: fullNameOf(createdBy),
      userEmail: createdBy.email,
      documentCount: fileCounts.get(row.id) ?? 0,
      createdAt: createdAt.toISOString(),
    })),
    ...counts,
  };
}

/** The users come first, as ids: with them each part of the condition has an index of its own. */
async function matchCase(search: string): Promise<Prisma.CaseWhereInput> {
  const text = search.trim();
  if (text === "") return {};
  const contains = { contains: likeLiteral(text), mode: "insensitive" } as const;
  const users = await getDb().user.findMany({
    where: matchUser(text, ["firstName", "lastName", "email"]),
    select: { id: true },
  });
  return {
    OR: [{ title: contains }, { caseNumber: contains }, { createdById: { in: users.map(({ id }) => id) } }],
  };
}
