import type { Account } from "#lib/contracts/account.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { limitFailures } from "../limits/rate-limit.ts";
import type { Actor } from "../policies/actor.ts";
import { requireUser } from "../policies/require-user.ts";
import {
  confirmSecondFactor,
  needsSecondFactor,
  removeSecondFactor,
  WRONG_CODE,
} from "../second-factor/second-factor.ts";
import { endSessions } from "../sessions/end-sessions.ts";
import { requireConfirmation } from "../sessions/require-confirmation.ts";
import { getAccount } from "./get-account.ts";

/**
 * Ends the caller's set-up with a first code; from now on each sign-in asks for one. Their other sessions end.
 * @throws AppError `invalid` for a wrong code; `rate_limited`
 */
export async function turnOnSecondFactor(actor: Actor, { code }: { readonly code: string }): Promise<Account> {
  await limitFailures("change", actor.userId, () =>
    getDb().$transaction(async (tx) => {
      if (!(await confirmSecondFactor(tx, actor.userId, code))) {
        throw new AppError("invalid", WRONG_CODE, { fields: { code: [WRONG_CODE] } });
      }
      await endSessions(tx, actor.userId, { reason: "second factor", except: actor.sessionId });
      await recordAudit(tx, { level: "info", action: "auth.second-factor.on", message: "Second factor set up", actor });
    }),
  );
  return getAccount(actor);
}

/** @throws AppError `confirmation_required`; `conflict` where the firm asks for one */
export async function turnOffSecondFactor(actor: Actor): Promise<Account> {
  await requireConfirmation(actor);
  if (await needsSecondFactor({ roles: [...actor.roles] }))
    throw new AppError("conflict", "Your firm requires a second step. An administrator can reset it for a new phone.");
  await getDb().$transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, actor.userId))) return;
    const message = "Second factor turned off";
    await recordAudit(tx, { level: "warning", action: "auth.second-factor.off", message, actor });
  });
  return getAccount(actor);
}

/**
 * For somebody whose phone is lost: factor, recovery codes and sessions of the user are ended.
 * @throws AppError `confirmation_required`, `not_found`
 */
export async function resetUserSecondFactor(actor: Actor, id: string): Promise<{ message: string }> {
  await requireConfirmation(actor);
  await getDb().$transaction(async (tx) => {
    const user = await requireUser(tx, id);
    await removeSecondFactor(tx, id);
    await endSessions(tx, id, { reason: "second factor reset" });
    const message = `Second factor of ${user.email} reset; all sessions ended`;
    await recordAudit(tx, { level: "warning", action: "user.second-factor.reset", message, actor });
  });
  return { message: "The second step has been reset. All sessions of this account have ended." };
}
