import { formatCode } from "#lib/domain/firm/registration-code.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { newTicketCode } from "./new-ticket-code.ts";

const VALID_MS = 30 * 24 * 60 * 60 * 1000;

/** Makes a Golden Ticket for one more user, good for 30 days. @returns it as it is shown, "9F3A-..." */
export function createTicket(): Promise<string> {
  return getDb().$transaction(async (tx) => {
    const now = await databaseNow(tx);
    const { code } = await tx.registrationCode.create({
      data: { code: newTicketCode(), createdAt: now, expiresAt: new Date(now.getTime() + VALID_MS) },
    });
    await recordAudit(tx, { level: "info", action: "code.create", message: "Registration code made at the terminal" });
    return formatCode(code);
  });
}
