import type { SignedIn } from "#lib/contracts/auth.ts";
import { identityOf } from "../audit/identity-of.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { RegistrationCode, Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { presentSignedIn } from "../sessions/present-signed-in.ts";
import { startSession } from "../sessions/start-session.ts";
import { lockFounding } from "../tickets/lock-founding.ts";
import { ticketUnusable } from "../tickets/require-usable-ticket.ts";
import type { CheckedRegistration } from "./check-registration.ts";

type NewUser = {
  readonly person: CheckedRegistration;
  /** Null for a user who signs in through the firm's single sign-on only. */
  readonly passwordHash: string | null;
  readonly ticket: RegistrationCode;
  readonly identity?: { readonly issuer: string; readonly subject: string };
};

/**
 * Creates the user of a checked registration, uses its ticket up and opens a session.
 * @throws AppError `code_unusable` when somebody else was faster; a unique violation when the e-mail is taken
 */
export async function createUser(tx: Tx, { person, passwordHash, ticket, identity }: NewUser): Promise<SignedIn> {
  if (ticket.isFounding && !(await lockFounding(tx))) throw ticketUnusable();
  await takeTicket(tx, ticket);
  const user = await tx.user.create({
    data: {
      ...person,
      passwordHash,
      roles: ticket.isFounding ? ["User", "Admin"] : ["User"],
      ...(identity === undefined ? {} : { identities: { create: identity } }),
    },
  });
  await tx.registrationCode.update({ where: { id: ticket.id }, data: { usedById: user.id } });
  if (ticket.isFounding) await tx.registrationCode.deleteMany({ where: { isFounding: true, usedAt: null } });
  const tokens = await startSession(tx, user.id);
  const message = ticket.isFounding ? "Registered with the founding ticket, as an admin" : "Registered with a ticket";
  await recordAudit(tx, { level: "info", action: "auth.register", message, actor: identityOf(user) });
  return presentSignedIn(user, tokens);
}

/** One conditional update: of any number of simultaneous registrations exactly one changes the row. */
async function takeTicket(tx: Tx, ticket: RegistrationCode): Promise<void> {
  const now = await databaseNow(tx);
  const taken = await tx.registrationCode.updateMany({
    where: { id: ticket.id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (taken.count !== 1) throw ticketUnusable();
}
