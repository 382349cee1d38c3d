import type { resetUserPassword as contract } from "#lib/contracts/admin-users.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { forgetFailures } from "../limits/rate-limit.ts";
import type { Actor } from "../policies/actor.ts";
import { requireUser } from "../policies/require-user.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { hashPassword } from "./password-hash.ts";
import { publicWordsOf } from "./public-words-of.ts";

type Input = CallParsed<typeof contract>["body"];

/**
 * Sets a password for somebody else, who must choose another one at the next sign-in. Every session and reset link of the user ends.
 * @throws AppError `not_found`; `invalid`: fields, or a body that names another user than the path
 */
export async function resetUserPassword(actor: Actor, id: string, input: Input): Promise<{ message: string }> {
  const user = await requireUser(getDb(), id);
  if (input.userId !== id) throw new AppError("invalid", "The account in the request body does not match the address.");
  await checkNewPassword(input, publicWordsOf(user));
  const passwordHash = await hashPassword(input.newPassword);
  await getDb().$transaction(async (tx) => {
    await tx.user.update({ where: { id }, data: { passwordHash, mustChangePassword: actor.userId !== id } });
    await tx.passwordResetToken.deleteMany({ where: { userId: id } });
    await endSessions(tx, id, { reason: "password reset" });
    await forgetFailures(tx, "login", user.email);
    await recordAudit(tx, {
      level: "warning",
      action: "user.password.reset",
      message: `Password of ${user.email} set; all sessions ended`,
      actor,
    });
  });
  return { message: "The password has been set. All sessions of this account have ended." };
}
