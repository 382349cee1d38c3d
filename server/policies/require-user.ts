import type { Tx, User } from "../db/client.ts";
import { AppError } from "../errors.ts";

/** For calls that only administrators may make. @throws AppError `not_found` */
export async function requireUser(tx: Tx, id: string): Promise<User> {
  const user = await tx.user.findUnique({ where: { id } });
  if (user === null) throw new AppError("not_found", "Not found");
  return user;
}
