import { looksLikeEmail } from "#lib/domain/firm/email-address.ts";
import { normaliseEmail } from "#lib/domain/firm/normalise-email.ts";
import { identityOf } from "../audit/identity-of.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { EnvError, getEnv } from "../env.ts";
import { listPasswordProblems } from "../passwords/list-password-problems.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { lockFounding } from "../tickets/lock-founding.ts";

/**
 * Makes the admin that ADMIN_EMAIL and ADMIN_PASSWORD describe, when both are set and there is no user yet. Later
 * starts change nothing, so a password changed in the product stays changed.
 * @throws EnvError when only one is set, or the password breaks a rule
 */
export async function ensureFirstAdmin(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = getEnv();
  if (ADMIN_EMAIL === undefined && ADMIN_PASSWORD === undefined) return;
  if ((await getDb().user.findFirst({ select: { id: true } })) !== null) return;
  if (ADMIN_EMAIL === undefined)
    throw new EnvError("ADMIN_EMAIL is not set but ADMIN_PASSWORD is. Set both or neither.");
  if (ADMIN_PASSWORD === undefined)
    throw new EnvError("ADMIN_PASSWORD is not set but ADMIN_EMAIL is. Set both or neither.");
  const email = normaliseEmail(ADMIN_EMAIL);
  if (!looksLikeEmail(email)) throw new EnvError("ADMIN_EMAIL has an invalid value: use one email address.");
  const problem = (await listPasswordProblems(ADMIN_PASSWORD, [email]))[0];
  if (problem !== undefined) throw new EnvError(`ADMIN_PASSWORD cannot be used: ${problem}`);
  const passwordHash = await hashPassword(ADMIN_PASSWORD);
  await getDb().$transaction(async (tx) => {
    if (!(await lockFounding(tx))) return;
    const user = await tx.user.create({
      data: { email, passwordHash, firstName: "Admin", lastName: "", roles: ["User", "Admin"] },
    });
    await tx.registrationCode.deleteMany({ where: { isFounding: true, usedAt: null } });
    await recordAudit(tx, {
      level: "info",
      action: "auth.register",
      message: "First admin created from the environment",
      actor: identityOf(user),
    });
  });
}
