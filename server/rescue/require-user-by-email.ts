import { normaliseEmail } from "#lib/domain/firm/normalise-email.ts";
import { getDb, type User } from "../db/client.ts";
import { AppError } from "../errors.ts";

/** @throws AppError `not_found` */
export async function requireUserByEmail(email: string): Promise<User> {
  const user = await getDb().user.findUnique({ where: { email: normaliseEmail(email) } });
  if (user === null) throw new AppError("not_found", `There is no account with the email ${email}.`);
  return user;
}
