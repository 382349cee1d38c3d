import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { requireUser } from "../policies/require-user.ts";
import { createResetLink } from "./create-reset-link.ts";

/**
 * Makes a password reset link that an administrator hands over; also for a user without a password.
 * @throws AppError `not_found`, `conflict` for a deactivated user, whom no password signs in
 */
export async function createResetLinkForUser(actor: Actor, id: string): Promise<{ resetLink: string }> {
  return getDb().$transaction(async (tx) => {
    const user = await requireUser(tx, id);
    if (!user.isActive) throw new AppError("conflict", `The account ${user.email} is deactivated. Activate it first.`);
    const resetLink = await createResetLink(tx, user, { keepEarlier: false });
    const message = `Password reset link for ${user.email} made`;
    await recordAudit(tx, { level: "warning", action: "user.reset-link", message, actor });
    return { resetLink };
  });
}
