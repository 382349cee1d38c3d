import { formatCode } from "#lib/domain/registration-code.ts";
import { newRegistrationCode } from "./new-ticket-code.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";

const VALID_MS = 30 * 24 * 60 * 60 * 1000;

/** Makes a Golden Ticket for one more user, good for 30 days. @returns it as it is shown, "9F3A-..." */
export function createCode(): Promise<string> {
  return getDb().$transaction(async (tx) => {
    const now = await databaseNow(tx);
    const { code } = await tx.registrationCode.create({
      data: { code: newRegistrationCode(), createdAt: now, expiresAt: new Date(now.getTime() + VALID_MS) },
    });
    await recordAudit(tx, { level: "info", action: "code.create", message: "Registration code made at the terminal" });
    return formatCode(code);
  });
}
