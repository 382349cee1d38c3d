import type { listCodes as contract } from "#lib/contracts/admin-codes.ts";
import type { CallParsed, CallReturn } from "#lib/contracts/define-call.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { pageWindow } from "../db/page-window.ts";
import { TICKET_PEOPLE, presentTicket } from "./present-ticket.ts";

type Query = CallParsed<typeof contract>["query"];

/** One page of the tickets, newest first. */
export async function listTickets(query: Query): Promise<CallReturn<typeof contract>> {
  const db = getDb();
  const { isReversed, skip, take, counts } = pageWindow({ ...query, totalCount: await db.registrationCode.count() });
  const direction = isReversed ? "asc" : "desc";
  const rows = await db.registrationCode.findMany({
    orderBy: [{ createdAt: direction }, { id: direction }],
    skip,
    take,
    include: TICKET_PEOPLE,
  });
  const now = await databaseNow(db);
  return { codes: (isReversed ? rows.toReversed() : rows).map((row) => presentTicket(row, now)), ...counts };
}
