import type { SignedIn } from "#lib/contracts/auth.ts";
import { identityOf } from "../audit/identity-of.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { RegistrationCode, Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import type { CheckedRegistration } from "./check-registration.ts";
import { presentSignedIn } from "../sessions/present-signed-in.ts";
import { startSession } from "../sessions/start-session.ts";
import { lockFounding } from "../tickets/lock-founding.ts";
import { codeUnusable } from "../tickets/require-usable-ticket.ts";

type NewAccount = {
  readonly person: CheckedRegistration;
  /** Null for an account that the firm's single sign-on alone opens. */
  readonly passwordHash: string | null;
  readonly code: RegistrationCode;
  readonly identity?: { readonly issuer: string; readonly subject: string };
};

/**
 * Makes an account of a checked registration, uses its ticket up and opens a session.
 * @throws AppError `code_unusable` when somebody else was faster; a unique violation when the e-mail is taken
 */
export async function createAccount(tx: Tx, { person, passwordHash, code, identity }: NewAccount): Promise<SignedIn> {
  if (code.isFounding && !(await lockFounding(tx))) throw codeUnusable();
  await takeCode(tx, code);
  const user = await tx.user.create({
    data: {
      ...person,
      passwordHash,
      roles: code.isFounding ? ["User", "Admin"] : ["User"],
      ...(identity === undefined ? {} : { identities: { create: identity } }),
    },
  });
  await tx.registrationCode.update({ where: { id: code.id }, data: { usedById: user.id } });
  if (code.isFounding) await tx.registrationCode.deleteMany({ where: { isFounding: true, usedAt: null } });
  const tokens = await startSession(tx, user.id);
  const message = code.isFounding ? "Registered with the founding ticket, as an admin" : "Registered with a ticket";
  await recordAudit(tx, { level: "info", action: "auth.register", message, actor: identityOf(user) });
  return presentSignedIn(user, tokens);
}

/** One conditional update: of any number of simultaneous registrations exactly one changes the row. */
async function takeCode(tx: Tx, code: RegistrationCode): Promise<void> {
  const now = await databaseNow(tx);
  const taken = await tx.registrationCode.updateMany({
    where: { id: code.id, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  if (taken.count !== 1) throw codeUnusable();
}
