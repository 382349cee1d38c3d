import { fullNameOf } from "#lib/format/full-name.ts";
import { getDb, Prisma, type Role } from "../db/client.ts";
import { queryRows } from "../db/query-rows.ts";
import type { Actor } from "../policies/actor.ts";
import { findAccessClaims } from "./access-token.ts";

type Row = {
  userId: string;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  roles: Role[];
};

/**
 * Who a request acts for: the bearer token's user, if its session still runs and the user is active, with the
 * roles it has now. One query, in SQL because Prisma would make two of the join, on every request.
 * A bad token is null and nothing else is tried: a cookie would open the door to requests forged by other sites.
 */
export async function findActor(authorization: string | null): Promise<Actor | null> {
  const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? "")?.[1];
  const claims = token === undefined ? null : await findAccessClaims(token);
  if (claims === null) return null;
  const rows = await queryRows<Row>(
    getDb(),
    Prisma.sql`
    SELECT u.id AS "userId", s.id AS "sessionId", u.email, u."firstName", u."lastName", u.roles::text[] AS roles
    FROM "Session" s JOIN "User" u ON u.id = s."userId"
    WHERE s.id = ${claims.sessionId}::uuid AND u.id = ${claims.userId}::uuid AND u."isActive"
      AND s."endedAt" IS NULL AND s."expiresAt" > now() AT TIME ZONE 'UTC'`,
  );
  const row = rows[0];
  if (row === undefined) return null;
  return {
    userId: row.userId,
    sessionId: row.sessionId,
    email: row.email,
    fullName: fullNameOf(row),
    roles: row.roles,
  };
}
