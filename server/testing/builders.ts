import { randomUUID } from "node:crypto";
import { hashSync } from "bcryptjs";
import { getDb, type Prisma, type User } from "#server/db/client.ts";
import { createResetLink } from "#server/passwords/create-reset-link.ts";
import { startSession } from "#server/sessions/start-session.ts";
import { TEST_PASSWORD_COST } from "./password-cost.ts";

/** Meets every rule; what accounts of `buildUser` sign in with. */
export const TEST_PASSWORD = "Tall-Ferns-9-Walk";
const TEST_PASSWORD_HASH = hashSync(TEST_PASSWORD, TEST_PASSWORD_COST);

/** An account with a running session, ready to be given to `callRoute` as `as`. */
export type TestUser = User & { readonly sessionId: string; readonly token: string; readonly refreshToken: string };

/** A signed-in account with role User; every field can be given. */
export async function buildUser(fields: Partial<Prisma.UserUncheckedCreateInput> = {}): Promise<TestUser> {
  const user = await getDb().user.create({
    data: {
      email: `${randomUUID()}@firm.example`,
      passwordHash: TEST_PASSWORD_HASH,
      firstName: "Dana",
      lastName: "Reyes",
      ...fields,
    },
  });
  return { ...user, ...(await buildSession(user.id)) };
}

export function buildAdmin(fields: Partial<Prisma.UserUncheckedCreateInput> = {}): Promise<TestUser> {
  return buildUser({ roles: ["User", "Admin"], ...fields });
}

/** One more sign-in of an account. */
export function buildSession(userId: string) {
  return getDb().$transaction((tx) => startSession(tx, userId));
}

/** A Golden Ticket that an admin could have made: 30 days, unused. `code` is in the form that is stored. */
export function buildRegistrationCode(fields: Partial<Prisma.RegistrationCodeUncheckedCreateInput> = {}) {
  return getDb().registrationCode.create({
    data: {
      code: randomUUID().replaceAll("-", "").slice(0, 16).toUpperCase(),
      expiresAt: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000),
      ...fields,
    },
  });
}

/** The token of a living password reset link of an account. */
export async function buildResetToken(user: User): Promise<string> {
  const link = await getDb().$transaction((tx) => createResetLink(tx, user, { keepEarlier: false }));
  return new URL(link).searchParams.get("token") ?? "";
}
