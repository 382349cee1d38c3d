import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { createResetLink } from "../passwords/create-reset-link.ts";
import { requireUserByEmail } from "./require-user-by-email.ts";

/**
 * Makes a password reset link that is handed over in person; also for a user without a password.
 * @throws AppError `not_found`, `conflict` for a deactivated user, whom no password signs in
 */
export async function createResetLinkByEmail(email: string): Promise<string> {
  const user = await requireUserByEmail(email);
  if (!user.isActive) throw new AppError("conflict", `The account ${user.email} is deactivated. Promote it first.`);
  return getDb().$transaction(async (tx) => {
    const link = await createResetLink(tx, user, { keepEarlier: false });
    const message = `Password reset link for ${user.email} made at the terminal`;
    await recordAudit(tx, { level: "warning", action: "user.reset-link", message });
    return link;
  });
}
