import { normaliseCode } from "#lib/domain/firm/registration-code.ts";
import { getDb, type RegistrationCode } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";

/**
 * Finds the Golden Ticket that somebody typed.
 * @throws AppError `invalid` for an unknown one, `code_unusable` for one that is used or expired
 */
export async function requireUsableTicket(text: string): Promise<RegistrationCode> {
  const ticket = await getDb().registrationCode.findUnique({ where: { code: normaliseCode(text) } });
  if (ticket === null) {
    const message = "Invalid registration code. Please check the code and try again.";
    throw new AppError("invalid", message, { fields: { registrationCode: [message] } });
  }
  if (ticket.usedAt !== null || ticket.expiresAt <= (await databaseNow(getDb()))) throw ticketUnusable();
  return ticket;
}

export function ticketUnusable(): AppError {
  return new AppError("code_unusable", "This registration code has already been used or is no longer valid.");
}
