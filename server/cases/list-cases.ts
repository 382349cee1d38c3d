import { z } from "zod";
import type { Case, listCases as contract } from "#lib/contracts/cases.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { PRIORITIES } from "#lib/domain/priority.ts";
import type { Priority } from "#lib/domain/priority.ts";
import type { Actor } from "../auth/actor.ts";
import { getDb } from "../db/client.ts";
import type { Case as CaseRow, Prisma } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { visibleCases } from "../policies/cases.ts";
import { caseView, listCaseStates, stateIn } from "./case-state.ts";
import { matchingCases } from "./matching-cases.ts";

type Query = CallParsed<typeof contract>["query"];

/** One page of the actor's docket, in two queries. `nextCursor` is null on the last page. */
export async function listCases(actor: Actor, query: Query): Promise<{ cases: Case[]; nextCursor: string | null }> {
  const db = getDb();
  const { orderBy, after } = ORDERS[query.sort];
  const last = query.cursor === undefined ? null : readCursor(query.cursor, query.sort);
  const rows = await db.case.findMany({
    where: { AND: [visibleCases(actor), filterOf(query), last === null ? {} : after(last)] },
    orderBy: [...orderBy],
    take: query.limit + 1,
  });
  const page = rows.slice(0, query.limit);
  const lastOfPage = page.at(-1);
  const states = await listCaseStates(
    db,
    page.map((row) => row.id),
  );
  return {
    cases: page.map((row) => caseView(row, stateIn(states, row.id))),
    nextCursor: rows.length > query.limit && lastOfPage !== undefined ? writeCursor(lastOfPage, query.sort) : null,
  };
}

function filterOf({ status, priority, assignedTo, search }: Query): Prisma.CaseWhereInput {
  return {
    status,
    priority,
    assignments: assignedTo === undefined ? undefined : { some: { userId: assignedTo } },
    ...matchingCases(search ?? ""),
  };
}

/** The last row of the page before: the value it was sorted by, and its id to part equals. */
type Last = { readonly value: string | number | null; readonly id: string };
type Order = {
  readonly orderBy: readonly Prisma.CaseOrderByWithRelationInput[];
  readonly valueOf: (row: CaseRow) => Last["value"];
  /** What comes after the last row in this order. */
  readonly after: (last: Last) => Prisma.CaseWhereInput;
};

const ORDERS: Readonly<Record<Query["sort"], Order>> = {
  activity: {
    orderBy: [{ lastActivityAt: "desc" }, { id: "desc" }],
    valueOf: (row) => row.lastActivityAt.toISOString(),
    after: ({ value, id }) => ({
      OR: [{ lastActivityAt: { lt: timeOf(value) } }, { lastActivityAt: timeOf(value), id: { lt: id } }],
    }),
  },
  odds: {
    orderBy: [{ successProbability: { sort: "desc", nulls: "last" } }, { id: "desc" }],
    valueOf: (row) => row.successProbability,
    after: ({ value, id }) =>
      value === null
        ? { successProbability: null, id: { lt: id } }
        : {
            OR: [
              { successProbability: { lt: numberOf(value) } },
              { successProbability: numberOf(value), id: { lt: id } },
              { successProbability: null },
            ],
          },
  },
  // The database orders an enum as it was declared: low, medium, high, urgent.
  priority: {
    orderBy: [{ priority: "desc" }, { id: "desc" }],
    valueOf: (row) => row.priority,
    after: ({ value, id }) => ({
      OR: [{ priority: { in: prioritiesBelow(value) } }, { priority: priorityOf(value), id: { lt: id } }],
    }),
  },
  title: {
    orderBy: [{ title: "asc" }, { id: "asc" }],
    valueOf: (row) => row.title,
    after: ({ value, id }) => ({ OR: [{ title: { gt: String(value) } }, { title: String(value), id: { gt: id } }] }),
  },
};

function timeOf(value: Last["value"]): Date {
  const time = new Date(String(value));
  if (Number.isNaN(time.getTime())) throw badCursor();
  return time;
}

function numberOf(value: Last["value"]): number {
  if (typeof value !== "number") throw badCursor();
  return value;
}

function priorityOf(value: Last["value"]): Priority {
  const found = PRIORITIES.find((priority) => priority === value);
  if (found === undefined) throw badCursor();
  return found;
}

function prioritiesBelow(value: Last["value"]): Priority[] {
  return PRIORITIES.slice(0, PRIORITIES.indexOf(priorityOf(value)));
}

const Cursor = z.tuple([z.string(), z.union([z.string(), z.number(), z.null()]), z.uuid()]);

function writeCursor(row: CaseRow, sort: Query["sort"]): string {
  return Buffer.from(JSON.stringify([sort, ORDERS[sort].valueOf(row), row.id])).toString("base64url");
}

function readCursor(cursor: string, sort: Query["sort"]): Last {
  let decoded: unknown;
  try {
    decoded = JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    throw badCursor();
  }
  const parsed = Cursor.safeParse(decoded);
  if (!parsed.success || parsed.data[0] !== sort) throw badCursor();
  return { value: parsed.data[1], id: parsed.data[2] };
}

function badCursor(): AppError {
  return new AppError("invalid", "The cursor does not belong to this list");
}
