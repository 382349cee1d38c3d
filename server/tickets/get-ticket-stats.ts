import type { getCodeStats as contract } from "#lib/contracts/admin-codes.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { getDb } from "../db/client.ts";

/** A ticket is used, else active until it expires, else expired: the three add up to the total. */
export async function getTicketStats(): Promise<CallReturn<typeof contract>> {
  const [row] = await getDb().$queryRaw<[CallReturn<typeof contract>]>`
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE "usedAt" IS NULL AND "expiresAt" > now() AT TIME ZONE 'UTC')::int AS active,
      count(*) FILTER (WHERE "usedAt" IS NOT NULL)::int AS used,
      count(*) FILTER (WHERE "usedAt" IS NULL AND "expiresAt" <= now() AT TIME ZONE 'UTC')::int AS expired
    FROM "RegistrationCode"`;
  return row;
}
