import { Prisma } from "../db/client.ts";

/** Late is what is late everywhere on earth (lib/domain/ledger.ts, dateEverywhere). */
export const TODAY = Prisma.sql`(now() AT TIME ZONE 'UTC' - interval '12 hours')::date`;

/**
 * What is due in the case `c`: dates that people entered and answers that the discovery ledger awaits. A hearing that has
 * passed is over; a deadline stays until somebody marks it as done.
 */
export const DUE_DATES = Prisma.sql`
  SELECT "date" AS "on", title FROM "CaseDate"
  WHERE "caseId" = c.id AND NOT "isDone" AND (kind <> 'hearing' OR "date" >= ${TODAY})
  UNION ALL
  SELECT "dueOn", text FROM "LedgerItem"
  WHERE "caseId" = c.id AND state = 'requested' AND "isOurs" IS NOT TRUE AND "dueOn" IS NOT NULL`;
