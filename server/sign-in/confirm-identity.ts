import { recordAudit } from "../audit/record-audit.ts";
import { getDb, type User } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import { limitFailures } from "../limits/rate-limit.ts";
import { verifyPassword } from "../passwords/password-hash.ts";
import type { Actor } from "../policies/actor.ts";
import { takeCode } from "../second-factor/second-factor.ts";

/**
 * Proves who sits at a session that runs already, by the password; by a code where single sign-on knows the password.
 * @throws AppError `invalid`; `conflict` for a user who has neither; `rate_limited`
 */
export async function confirmIdentity(actor: Actor, { password }: { readonly password: string }): Promise<void> {
  const user = await getDb().user.findUniqueOrThrow({ where: { id: actor.userId } });
  await limitFailures("change", user.id, async () => {
    if (!(await isProof(user, password))) {
      await getDb().$transaction((tx) =>
        recordAudit(tx, {
          level: "warning",
          action: "auth.confirm.failed",
          message: "Confirmation refused: wrong password or code",
          actor,
        }),
      );
      const text = user.passwordHash === null ? "That code did not work" : "Current password is incorrect";
      throw new AppError("invalid", text, { fields: { password: [text] } });
    }
  });
  await getDb().session.update({
    where: { id: actor.sessionId },
    data: { confirmedAt: await databaseNow(getDb()) },
  });
}

async function isProof(user: User, given: string): Promise<boolean> {
  if (user.passwordHash !== null) return verifyPassword(given, user.passwordHash);
  return getDb().$transaction(async (tx) => {
    if ((await tx.secondFactor.count({ where: { userId: user.id, confirmedAt: { not: null } } })) === 0)
      throw new AppError("conflict", "Sign out and in again through your firm's single sign-on, then repeat this.");
    return (await takeCode(tx, user.id, given)) !== null;
  });
}
