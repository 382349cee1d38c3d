import type { SignedIn } from "#lib/contracts/auth.ts";
import { findKnownSource } from "../auth/known-device.ts";
import { normaliseEmail } from "../auth/normalise-email.ts";
import { verifyPassword } from "../auth/password-hash.ts";
import { limitFailures } from "../auth/rate-limit.ts";
import { startSession } from "../auth/start-session.ts";
import { getDb, type User } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import { recordAudit } from "../operations/record-audit.ts";
import { identityOf } from "./identity-of.ts";
import { presentSignedIn } from "./present-signed-in.ts";

/**
 * Opens a session for an e-mail and its password.
 * @param cookies the request's Cookie header, for the browser that is known
 * @throws AppError `unauthenticated`, alike for an unknown e-mail and a wrong password, in text and in time;
 *   `forbidden` for a deactivated account, told only to whoever knows its password; `rate_limited`
 */
export async function logIn(
  input: { readonly email: string; readonly password: string },
  { cookies }: { readonly cookies: string | null },
): Promise<SignedIn> {
  const email = normaliseEmail(input.email);
  const source = await findKnownSource(email, cookies);
  return limitFailures("login", { account: email, source }, async () => {
    const user = await getDb().user.findUnique({ where: { email } });
    const isRight = await verifyPassword(input.password, user?.passwordHash);
    if (user === null || !isRight) {
      await noteFailure(user, user === null ? "unknown email" : "wrong password");
      throw wrongLogin();
    }
    if (!user.isActive) {
      await noteFailure(user, "the account is deactivated");
      throw new AppError("forbidden", "This account has been deactivated. Please contact your administrator.");
    }
    return getDb().$transaction(async (tx) => {
      // A password that was changed, or an account that was closed, while we compared must not open a session any more.
      const { count } = await tx.user.updateMany({
        where: { id: user.id, passwordHash: user.passwordHash, isActive: true },
        data: { lastSignInAt: await databaseNow(tx) },
      });
      if (count === 0) throw wrongLogin();
      const tokens = await startSession(tx, user.id);
      await recordAudit(tx, { level: "info", action: "auth.login", message: "Signed in", actor: identityOf(user) });
      return presentSignedIn(user, tokens);
    });
  });
}

const wrongLogin = () =>
  new AppError("unauthenticated", "Invalid email or password. Please check your credentials and try again.");

function noteFailure(user: User | null, reason: string): Promise<void> {
  return getDb().$transaction((tx) =>
    recordAudit(tx, {
      level: "warning",
      action: "auth.login.failed",
      message: `Sign-in failed: ${reason}`,
      actor: user && identityOf(user),
    }),
  );
}
