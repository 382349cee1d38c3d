import { normaliseEmail } from "#lib/domain/firm/normalise-email.ts";
import { identityOf } from "../audit/identity-of.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb, type Tx, type User } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import { forgetFailures, limitFailures } from "../limits/rate-limit.ts";
import { findRequestContext } from "../request-context.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { hashToken } from "../sessions/random-token.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { hashPassword } from "./password-hash.ts";
import { publicWordsOf } from "./public-words-of.ts";

type ResetInput = {
  readonly token: string;
  readonly email: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
};

/**
 * Sets a new password by a mailed link, once, and ends every session of the user.
 * @throws AppError `invalid`: fields, or a link that is unknown, used, too old or made for another e-mail, all alike;
 *   `rate_limited`
 */
export async function resetPassword(input: ResetInput): Promise<{ message: string }> {
  const email = normaliseEmail(input.email);
  await checkNewPassword(input, [email]);
  // The link cannot be guessed: what is counted is one address's attempts, or strangers could keep the owner from using it.
  const account = `${email} ${findRequestContext()?.address ?? "unknown"}`;
  return limitFailures("reset", account, async () => {
    const tokenHash = hashToken(input.token);
    const user = await findOwner(tokenHash, email);
    if (user === null) throw linkUnusable();
    await checkNewPassword(input, publicWordsOf(user));
    const passwordHash = await hashPassword(input.newPassword);
    await getDb().$transaction((tx) => replacePassword(tx, { user, tokenHash, passwordHash }));
    return { message: "Your password has been reset. Please sign in with your new password." };
  });
}

async function findOwner(tokenHash: string, email: string): Promise<User | null> {
  const token = await getDb().passwordResetToken.findUnique({ where: { tokenHash }, include: { user: true } });
  if (token?.usedAt !== null || token.expiresAt <= (await databaseNow(getDb()))) return null;
  return token.user.email === email && token.user.isActive ? token.user : null;
}

async function replacePassword(
  tx: Tx,
  { user, tokenHash, passwordHash }: { user: User; tokenHash: string; passwordHash: string },
): Promise<void> {
  const now = await databaseNow(tx);
  // The user first, as everywhere: createResetLink locks the user and then touches the links.
  await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${user.id}::uuid FOR UPDATE`;
  // One conditional update: of any number of simultaneous resets with one link exactly one changes the row.
  const taken = await tx.passwordResetToken.updateMany({
    where: { tokenHash, usedAt: null, expiresAt: { gt: now }, user: { isActive: true } },
    data: { usedAt: now },
  });
  if (taken.count !== 1) throw linkUnusable();
  await tx.passwordResetToken.deleteMany({ where: { userId: user.id, usedAt: null } });
  await tx.user.update({ where: { id: user.id }, data: { passwordHash, mustChangePassword: false } });
  await endSessions(tx, user.id, { reason: "password reset" });
  // Ten wrong guesses are why many a link is asked for: they must not keep its owner out.
  await forgetFailures(tx, "login", user.email);
  await recordAudit(tx, {
    level: "info",
    action: "auth.password.reset",
    message: "Password reset by link; all sessions ended",
    actor: identityOf(user),
  });
}

const linkUnusable = () => new AppError("invalid", "The password reset link is invalid or has expired.");
