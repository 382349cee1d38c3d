import type { SignedIn } from "#lib/contracts/auth.ts";
import { looksLikeEmail } from "#lib/domain/firm/email-address.ts";
import { normaliseEmail } from "#lib/domain/firm/normalise-email.ts";
import { cleanLine } from "../accounts/clean-line.ts";
import { createUser } from "../accounts/create-user.ts";
import { recordRegistrationRefusal } from "../accounts/record-registration-refusal.ts";
import { identityOf } from "../audit/identity-of.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb, type Tx, type User } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { isUniqueViolation } from "../db/is-unique-violation.ts";
import { AppError } from "../errors.ts";
import { findKnownSource } from "../limits/known-device.ts";
import { limitFailures } from "../limits/rate-limit.ts";
import { ASKED_FOR_CODE, hasSecondFactor, takeCode, WRONG_CODE } from "../second-factor/second-factor.ts";
import { presentSignedIn } from "../sessions/present-signed-in.ts";
import { startSession } from "../sessions/start-session.ts";
import { requireUsableTicket } from "../tickets/require-usable-ticket.ts";
import type { SsoIdentity } from "./single-sign-on.ts";

type Given = {
  readonly registrationCode?: string | null;
  /** Of the user's authenticator app, or a recovery code; empty until it is asked for. */
  readonly code?: string;
  /** The request's Cookie header, for the browser that is known. */
  readonly cookies?: string | null;
};

/**
 * Signs in whom the firm's identity provider has named: the user that the identity belongs to, else the one with its
 * verified e-mail, which it belongs to from then on. An unknown e-mail needs a Golden Ticket and becomes a user
 * without a password. Who has turned on a second step gives its code here, too: whoever takes over the provider's
 * account, or its address, must not get past it. The firm's rule to have one is about passwords; the provider has its own.
 * @throws AppError `code_unusable` without a ticket or with a used one, `invalid` for an unknown one, `forbidden` for a
 *   deactivated user, `conflict` when the user belongs to another identity of the same issuer, `rate_limited`,
 *   `second_factor_required`: the same call again, with the code
 */
export async function exchangeSso(
  identity: SsoIdentity,
  { registrationCode, code = "", cookies = null }: Given = {},
): Promise<SignedIn> {
  const ticket = registrationCode?.trim() ?? "";
  const user = await findUser(identity);
  const guessed = user === null || code === "" ? null : user.email;
  const target = guessed === null ? null : { account: guessed, source: await findKnownSource(guessed, cookies) };
  const signedIn = await limitFailures(ticket === "" ? "login" : "register", target, async () => {
    try {
      if (user !== null) return await signIn(user, identity, code);
      if (ticket === "")
        throw new AppError(
          "code_unusable",
          "There is no account with your email address yet. Enter your Golden Ticket to register.",
        );
      return await register(identity, ticket);
    } catch (error) {
      // Two exchanges of one identity at once: the other one has created the link or the user meanwhile.
      if (isUniqueViolation(error)) throw new AppError("conflict", "Please start your firm's sign-in again.");
      throw error;
    }
  });
  // Not thrown above: a sign-in that goes on in two steps is no failed attempt.
  if (signedIn === null) throw new AppError("second_factor_required", ASKED_FOR_CODE);
  return signedIn;
}

async function findUser({ issuer, subject, email }: SsoIdentity): Promise<User | null> {
  const linked = await getDb().identity.findUnique({
    where: { issuer_subject: { issuer, subject } },
    include: { user: true },
  });
  return linked?.user ?? getDb().user.findUnique({ where: { email: normaliseEmail(email) } });
}

/** @returns null while the code of the second step is missing */
async function signIn(user: User, { issuer, subject }: SsoIdentity, code: string): Promise<SignedIn | null> {
  if (!user.isActive) {
    await noteFailure(user, "the account is deactivated");
    throw deactivated();
  }
  const hasSecondStep = await hasSecondFactor(getDb(), user.id);
  if (hasSecondStep && code === "") return null;
  return getDb().$transaction(async (tx) => {
    if (hasSecondStep && (await takeCode(tx, user.id, code)) === null) {
      await noteFailure(user, "wrong code");
      throw new AppError("second_factor_required", WRONG_CODE);
    }
    const { count } = await tx.user.updateMany({
      where: { id: user.id, isActive: true },
      data: { lastSignInAt: await databaseNow(tx) },
    });
    if (count === 0) throw deactivated();
    const isNew = await link(tx, { userId: user.id, issuer, subject });
    const tokens = await startSession(tx, user.id);
    const message = isNew ? "Signed in through single sign-on for the first time" : "Signed in through single sign-on";
    await recordAudit(tx, { level: "info", action: "auth.login", message, actor: identityOf(user) });
    return presentSignedIn(user, tokens);
  });
}

/**
 * Makes the identity the user's own. An address that the firm gave to somebody else comes with another subject of the
 * same issuer: that person must not inherit the account.
 * @returns whether it was not so before
 */
async function link(tx: Tx, { userId, issuer, subject }: { userId: string; issuer: string; subject: string }) {
  const known = await tx.identity.findMany({ where: { userId, issuer } });
  if (known.some((each) => each.subject === subject)) return false;
  if (known.length > 0)
    throw new AppError(
      "conflict",
      "This email address belongs to another person's sign-in at your firm. Please ask your administrator.",
    );
  await tx.identity.create({ data: { userId, issuer, subject } });
  return true;
}

async function register({ issuer, subject, ...identity }: SsoIdentity, code: string): Promise<SignedIn> {
  try {
    const email = normaliseEmail(identity.email);
    if (!looksLikeEmail(email)) throw new AppError("invalid", "Please enter a valid email address");
    const ticket = await requireUsableTicket(code);
    const person = {
      email,
      // Some issuers send no name at all; the account page lets them correct it.
      firstName: cleanLine(identity.firstName) || email.replace(/@.*$/, ""),
      lastName: cleanLine(identity.lastName),
      barNumber: null,
      lawFirm: null,
    };
    return await getDb().$transaction((tx) =>
      createUser(tx, { person, passwordHash: null, ticket, identity: { issuer, subject } }),
    );
  } catch (error) {
    if (error instanceof AppError) await recordRegistrationRefusal(error.message);
    throw error;
  }
}

const deactivated = () =>
  new AppError("forbidden", "This account has been deactivated. Please contact your administrator.");

function noteFailure(user: User, reason: string): Promise<void> {
  return getDb().$transaction((tx) =>
    recordAudit(tx, {
      level: "warning",
      action: "auth.login.failed",
      message: `Single sign-on failed: ${reason}`,
      actor: identityOf(user),
    }),
  );
}
