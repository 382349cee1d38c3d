import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { issueResetLink } from "./create-reset-link.ts";
import { requireAccountById } from "../policies/require-user.ts";

/**
 * Makes a password reset link that an administrator hands over; also for an account without a password.
 * @throws AppError `not_found`, `conflict` for a deactivated account, which no password opens
 */
export async function generateResetLink(actor: Actor, id: string): Promise<{ resetLink: string }> {
  return getDb().$transaction(async (tx) => {
    const user = await requireAccountById(tx, id);
    if (!user.isActive) throw new AppError("conflict", `The account ${user.email} is deactivated; activate it first.`);
    const resetLink = await issueResetLink(tx, user, { keepEarlier: false });
    const message = `Password reset link for ${user.email} made`;
    await recordAudit(tx, { level: "warning", action: "user.reset-link", message, actor });
    return { resetLink };
  });
}
