import type { Account, updateAccount as call } from "#lib/contracts/account.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { cleanLine } from "./clean-line.ts";
import { presentAccount } from "./present-account.ts";

type Changes = CallParsed<typeof call>["body"];

/**
 * Changes what is given of the caller's own account; what is left out stays.
 * @throws AppError `invalid` for a name that is empty
 */
export async function updateAccount(actor: Actor, changes: Changes): Promise<Account> {
  const { straightFace } = changes;
  const profile = {
    firstName: required("firstName", changes.firstName, "First name is required"),
    lastName: required("lastName", changes.lastName, "Last name is required"),
    barNumber: optional(changes.barNumber),
    lawFirm: optional(changes.lawFirm),
  };
  return getDb().$transaction(async (tx) => {
    const user = await tx.user.update({ where: { id: actor.userId }, data: { ...profile, straightFace } });
    if (Object.values(profile).some((value) => value !== undefined))
      await recordAudit(tx, { level: "info", action: "account.update", message: "Profile updated", actor });
    return presentAccount(tx, user);
  });
}

function required(field: string, text: string | undefined, message: string): string | undefined {
  if (text === undefined) return undefined;
  const line = cleanLine(text);
  if (line === "") throw new AppError("invalid", message, { fields: { [field]: [message] } });
  return line;
}

/** Undefined leaves the field as it is; null and blanks empty it. */
function optional(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : cleanLine(text) || null;
}
