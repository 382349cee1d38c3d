import { z } from "zod";
import type { Case, listCases as contract } from "#lib/contracts/cases.ts";
import { CalendarDate, Time } from "#lib/contracts/common.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { PRIORITIES } from "#lib/domain/priority.ts";
import type { Priority } from "#lib/domain/priority.ts";
import { getDb, Prisma } from "../db/client.ts";
import { likeLiteral } from "../db/like-literal.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { ACTIVE, visibleCasesSql } from "../policies/cases.ts";
import { DUE_DATES } from "./due-dates.ts";
import { presentCase } from "./present-case.ts";
import { readCases } from "./read-cases.ts";
import type { ReadCase } from "./read-cases.ts";

type Query = CallParsed<typeof contract>["query"];

/** One page of the actor's docket, in one query. `nextCursor` is null on the last page. */
export async function listCases(actor: Actor, query: Query): Promise<{ cases: Case[]; nextCursor: string | null }> {
  const { orderBy, after } = ORDERS[query.sort];
  const conditions = [visibleCasesSql(actor), ...filterOf(query)];
  if (query.cursor !== undefined) conditions.push(after(readCursor(query.cursor, query.sort)));
  const read = await readCases(getDb(), {
    where: Prisma.join(conditions, " AND "),
    orderBy,
    limit: query.limit + 1,
  });
  const page = read.slice(0, query.limit);
  const last = page.at(-1);
  return {
    cases: page.map(({ row, state }) => presentCase(row, state)),
    nextCursor: read.length > query.limit && last !== undefined ? writeCursor(last, query.sort) : null,
  };
}

function filterOf({ status, priority, assignedTo, search, archive }: Query): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = [];
  if (archive !== "all") conditions.push(archive === "active" ? ACTIVE : Prisma.sql`c."archivedAt" IS NOT NULL`);
  if (status !== undefined) conditions.push(Prisma.sql`c.status = ${status}::"CaseStatus"`);
  if (priority !== undefined) conditions.push(Prisma.sql`c.priority = ${priority}::"Priority"`);
  if (assignedTo !== undefined)
    conditions.push(Prisma.sql`EXISTS (
      SELECT FROM "CaseAssignment" t WHERE t."caseId" = c.id AND t."userId" = ${assignedTo}::uuid)`);
  const words = search?.trim() ?? "";
  if (words !== "") {
    const pattern = `%${likeLiteral(words)}%`;
    conditions.push(
      Prisma.sql`(c.title ILIKE ${pattern} OR c."clientName" ILIKE ${pattern} OR c."caseNumber" ILIKE ${pattern})`,
    );
  }
  return conditions;
}

/** The last row of the page before: the value it was sorted by, and its id to part equals. */
type Last = { readonly value: string | number | null; readonly id: string };
type Order = {
  readonly orderBy: Prisma.Sql;
  readonly valueOf: (read: ReadCase) => Last["value"];
  /** What comes after the last row in this order. */
  readonly after: (last: Last) => Prisma.Sql;
};

/** The day of `Case.nextDate`. */
const NEXT_ON = Prisma.sql`(SELECT min(due."on") FROM (${DUE_DATES}) due)`;

const ORDERS: Readonly<Record<Query["sort"], Order>> = {
  activity: {
    orderBy: Prisma.sql`c."lastActivityAt" DESC, c.id DESC`,
    valueOf: ({ row }) => row.lastActivityAt,
    after: ({ value, id }) => Prisma.sql`(c."lastActivityAt", c.id) < (${timeOf(value)}::timestamp, ${id}::uuid)`,
  },
  date: {
    orderBy: Prisma.sql`${NEXT_ON} ASC NULLS LAST, c.id ASC`,
    valueOf: ({ state }) => state.nextDate?.on ?? null,
    after: ({ value, id }) =>
      value === null
        ? Prisma.sql`(${NEXT_ON} IS NULL AND c.id > ${id}::uuid)`
        : Prisma.sql`(coalesce((${NEXT_ON}, c.id) > (${dateOf(value)}::date, ${id}::uuid), true))`,
  },
  odds: {
    orderBy: Prisma.sql`c."successProbability" DESC NULLS LAST, c.id DESC`,
    valueOf: ({ row }) => row.successProbability,
    after: ({ value, id }) =>
      value === null
        ? Prisma.sql`(c."successProbability" IS NULL AND c.id < ${id}::uuid)`
        : Prisma.sql`((c."successProbability", c.id) < (${numberOf(value)}::float8, ${id}::uuid)
            OR c."successProbability" IS NULL)`,
  },
  // The database orders an enum as it was declared: low, medium, high, urgent.
  priority: {
    orderBy: Prisma.sql`c.priority DESC, c.id DESC`,
    valueOf: ({ row }) => row.priority,
    after: ({ value, id }) => Prisma.sql`(c.priority, c.id) < (${priorityOf(value)}::"Priority", ${id}::uuid)`,
  },
  title: {
    orderBy: Prisma.sql`c.title ASC, c.id ASC`,
    valueOf: ({ row }) => row.title,
    after: ({ value, id }) => Prisma.sql`(c.title, c.id) > (${String(value)}, ${id}::uuid)`,
  },
};

/** As the column holds it: UTC, without saying so. */
function timeOf(value: Last["value"]): string {
  if (!Time.safeParse(value).success) throw badCursor();
  return String(value).replace("Z", "");
}

function dateOf(value: Last["value"]): string {
  const date = CalendarDate.safeParse(value);
  if (!date.success) throw badCursor();
  return date.data;
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

const Cursor = z.tuple([z.string(), z.union([z.string(), z.number(), z.null()]), z.uuid()]);

function writeCursor(read: ReadCase, sort: Query["sort"]): string {
  return Buffer.from(JSON.stringify([sort, ORDERS[sort].valueOf(read), read.row.id])).toString("base64url");
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
