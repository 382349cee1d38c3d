import type { SignedIn } from "#lib/contracts/auth.ts";
import { getDb } from "../db/client.ts";
import { isUniqueViolation } from "../db/is-unique-violation.ts";
import { AppError } from "../errors.ts";
import { limitFailures } from "../limits/rate-limit.ts";
import { hashPassword } from "../passwords/password-hash.ts";
import { requireUsableTicket } from "../tickets/require-usable-ticket.ts";
import { checkRegistration, type RegistrationInput } from "./check-registration.ts";
import { createUser } from "./create-user.ts";
import { recordRegistrationRefusal } from "./record-registration-refusal.ts";

/**
 * Creates a user with a Golden Ticket and signs them in. Whether an e-mail is known is told only to holders of a valid
 * ticket. The founding ticket makes the firm's first admin.
 * @throws AppError `invalid` fields or an unknown code, `code_unusable` used or expired, `conflict` e-mail taken,
 *   `rate_limited`
 */
export async function registerUser(input: RegistrationInput): Promise<SignedIn> {
  const person = await checkRegistration(input);
  return limitFailures("register", null, async () => {
    try {
      const ticket = await requireUsableTicket(input.registrationCode);
      const known = await getDb().user.findUnique({ where: { email: person.email }, select: { id: true } });
      if (known !== null) throw emailTaken();
      const passwordHash = await hashPassword(input.password);
      return await getDb().$transaction((tx) => createUser(tx, { person, passwordHash, ticket }));
    } catch (error) {
      // Two registrations of one e-mail at once: both found it free, the database lets one through.
      const refusal = isUniqueViolation(error) ? emailTaken() : error;
      if (refusal instanceof AppError) await recordRegistrationRefusal(refusal.message);
      throw refusal;
    }
  });
}

const emailTaken = () =>
  new AppError("conflict", "An account with this email already exists. Please try logging in instead.");
