import type { listUsers as contract } from "#lib/contracts/admin-users.ts";
import type { CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import { getDb, type Prisma } from "../db/client.ts";
import { matchUser } from "../db/match-user.ts";
import { pageWindow } from "../db/page-window.ts";
import { presentAdminUser } from "./present-admin-user.ts";

type Query = CallParsed<typeof contract>["query"];

/** One page of the firm's users, newest first. */
export async function listUsers(query: Query): Promise<CallReturn<typeof contract>> {
  const db = getDb();
  const where: Prisma.UserWhereInput = {
    AND: [matchUser(query.search ?? "", ["firstName", "lastName", "email", "barNumber", "lawFirm"])],
    isActive: query.status === undefined ? undefined : query.status === "active",
    roles: query.role === undefined ? undefined : { has: query.role },
  };
  const groups = await db.user.groupBy({ by: "isActive", where, _count: true });
  const countOf = (isActive: boolean) => groups.find((group) => group.isActive === isActive)?._count ?? 0;
  const { isReversed, skip, take, counts } = pageWindow({ ...query, totalCount: countOf(true) + countOf(false) });
  const direction = isReversed ? "asc" : "desc";
  const rows =
    take === 0
      ? []
      : await db.user.findMany({
          where,
          orderBy: [{ createdAt: direction }, { id: direction }],
          skip,
          take,
          include: { secondFactor: { select: { confirmedAt: true } } },
        });
  return {
    users: (isReversed ? rows.toReversed() : rows).map(presentAdminUser),
    activeCount: countOf(true),
    ...counts,
  };
}
