import type { SignedIn } from "#lib/contracts/auth.ts";
import { normaliseCode } from "#lib/domain/registration-code.ts";
import { hashPassword } from "../auth/password-hash.ts";
import { limitFailures } from "../auth/rate-limit.ts";
import { startSession } from "../auth/start-session.ts";
import { getDb, Prisma, type RegistrationCode, type Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { AppError } from "../errors.ts";
import { recordAudit } from "../operations/record-audit.ts";
import { type CheckedRegistration, checkRegistration, type RegistrationInput } from "./check-registration.ts";
import { identityOf } from "./identity-of.ts";
import { lockFounding } from "./lock-founding.ts";
import { presentSignedIn } from "./present-signed-in.ts";

/**
 * Makes an account with a Golden Ticket and signs it in. Whether an e-mail is known is told only to holders of a valid
 * ticket. The founding ticket makes the firm's first admin.
 * @throws AppError `invalid` fields or an unknown code, `code_unusable` used or expired, `conflict` e-mail taken,
 *   `rate_limited`
 */
export async function registerAccount(input: RegistrationInput): Promise<SignedIn> {
  const person = checkRegistration(input);
  return limitFailures("register", null, async () => {
    try {
      const code = await requireUsableCode(input.registrationCode);
      const known = await getDb().user.findUnique({ where: { email: person.email }, select: { id: true } });
      if (known !== null) throw emailTaken();
      const passwordHash = await hashPassword(input.password);
      return await getDb().$transaction((tx) => createAccount(tx, { person, passwordHash, code }));
    } catch (error) {
      const refusal = isUniqueViolation(error) ? emailTaken() : error;
      if (refusal instanceof AppError) await noteRefusal(refusal.message);
      throw refusal;
    }
  });
}

async function requireUsableCode(text: string): Promise<RegistrationCode> {
  const code = await getDb().registrationCode.findUnique({ where: { code: normaliseCode(text) } });
  if (code === null) {
    const message = "Invalid registration code. Please check the code and try again.";
    throw new AppError("invalid", message, { fields: { registrationCode: [message] } });
  }
  if (code.usedAt !== null || code.expiresAt <= (await databaseNow(getDb()))) throw codeUnusable();
  return code;
}

async function createAccount(
  tx: Tx,
  { person, passwordHash, code }: { person: CheckedRegistration; passwordHash: string; code: RegistrationCode },
): Promise<SignedIn> {
  if (code.isFounding && !(await lockFounding(tx))) throw codeUnusable();
  await takeCode(tx, code);
  const user = await tx.user.create({
    data: { ...person, passwordHash, roles: code.isFounding ? ["User", "Admin"] : ["User"] },
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

const codeUnusable = () =>
  new AppError("code_unusable", "This registration code has already been used or is no longer valid.");

const emailTaken = () =>
  new AppError("conflict", "An account with this email already exists. Please try logging in instead.");

/** Two registrations of one e-mail at once: both found it free, the database lets one through. */
const isUniqueViolation = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

function noteRefusal(reason: string): Promise<void> {
  return getDb().$transaction((tx) =>
    recordAudit(tx, { level: "warning", action: "auth.register.failed", message: `Registration refused: ${reason}` }),
  );
}
