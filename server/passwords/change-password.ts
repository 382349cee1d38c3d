import type * as calls from "#lib/contracts/auth.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb, type Tx, type User } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import { limitFailures } from "../limits/rate-limit.ts";
import type { Actor } from "../policies/actor.ts";
import { signAccessToken } from "../sessions/access-token.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { hashToken, newRandomToken } from "../sessions/random-token.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";
import { publicWordsOf } from "./public-words-of.ts";

type ChangeInput = {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
};

/**
 * Replaces the caller's own password. Every other session ends; this one goes on with a new pair, and its earlier
 * refresh tokens are worth nothing any more.
 * @throws AppError `invalid` fields, a wrong current password among them: 401 would mean that the session is over;
 *   `rate_limited`
 */
export async function changePassword(
  actor: Actor,
  input: ChangeInput,
): Promise<CallReturn<typeof calls.changePassword>> {
  const user = await getDb().user.findUniqueOrThrow({ where: { id: actor.userId } });
  if (user.passwordHash === null)
    throw new AppError("invalid", "This account has no password. It signs in through your firm's single sign-on.");
  if (input.currentPassword === "") throw wrongField("currentPassword", "Current password is required");
  await checkNewPassword(input, publicWordsOf(user));
  if (input.newPassword === input.currentPassword)
    throw wrongField("newPassword", "The new password must be different from the current one.");
  const passwordHash = await limitFailures("change", user.id, async () => {
    if (await verifyPassword(input.currentPassword, user.passwordHash)) return hashPassword(input.newPassword);
    await getDb().$transaction((tx) =>
      recordAudit(tx, {
        level: "warning",
        action: "auth.password.change.failed",
        message: "Password change refused: wrong current password",
        actor,
      }),
    );
    throw wrongPassword();
  });
  const refreshToken = await getDb().$transaction((tx) => replacePassword(tx, { actor, user, passwordHash }));
  const token = await signAccessToken({ userId: actor.userId, sessionId: actor.sessionId });
  return { message: "Your password has been changed.", token, refreshToken };
}

async function replacePassword(
  tx: Tx,
  { actor, user, passwordHash }: { actor: Actor; user: User; passwordHash: string },
): Promise<string> {
  // Only over the password that was compared: of two changes at once, or a change and a reset, the second is refused.
  const { count } = await tx.user.updateMany({
    where: { id: user.id, passwordHash: user.passwordHash },
    data: { passwordHash, mustChangePassword: false },
  });
  if (count === 0) throw wrongPassword();
  await tx.passwordResetToken.deleteMany({ where: { userId: user.id } });
  await endSessions(tx, user.id, { reason: "password change", except: actor.sessionId });
  const refreshToken = newRandomToken();
  const now = await databaseNow(tx);
  await tx.$queryRaw`SELECT id FROM "Session" WHERE id = ${actor.sessionId}::uuid FOR UPDATE`;
  await tx.refreshToken.deleteMany({ where: { sessionId: actor.sessionId } });
  await tx.refreshToken.create({
    data: { sessionId: actor.sessionId, tokenHash: hashToken(refreshToken), createdAt: now },
  });
  await tx.session.update({ where: { id: actor.sessionId }, data: { lastUsedAt: now } });
  await recordAudit(tx, {
    level: "info",
    action: "auth.password.change",
    message: "Password changed; all other sessions ended",
    actor,
  });
  return refreshToken;
}

const wrongField = (field: string, text: string) => new AppError("invalid", text, { fields: { [field]: [text] } });
const wrongPassword = () => wrongField("currentPassword", "Current password is incorrect");
