import type { RegistrationCode } from "#lib/contracts/admin-codes.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import type { Actor } from "../policies/actor.ts";
import { newTicketCode } from "./new-ticket-code.ts";
import { TICKET_PEOPLE, presentTicket } from "./present-ticket.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Makes Golden Tickets, each for one more user. */
export async function generateTickets(
  actor: Actor,
  { count, expiresInDays }: { readonly count: number; readonly expiresInDays: number },
): Promise<{ codes: RegistrationCode[] }> {
  return getDb().$transaction(async (tx) => {
    const now = await databaseNow(tx);
    const expiresAt = new Date(now.getTime() + expiresInDays * DAY_MS);
    const made = await tx.registrationCode.createManyAndReturn({
      data: Array.from({ length: count }, () => ({
        code: newTicketCode(),
        createdById: actor.userId,
        createdAt: now,
        expiresAt,
      })),
      include: { createdBy: TICKET_PEOPLE.createdBy },
    });
    const message = `${count} registration ${count === 1 ? "code" : "codes"} made, valid for ${expiresInDays} days`;
    await recordAudit(tx, { level: "info", action: "code.create", message, actor });
    return { codes: made.map((row) => presentTicket({ ...row, usedBy: null }, now)) };
  });
}
