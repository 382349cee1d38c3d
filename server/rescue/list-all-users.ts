import { fullNameOf } from "#lib/format/full-name.ts";
import { getDb } from "../db/client.ts";

/** Every account in the order in which they were made, without its password. */
export async function listAllUsers() {
  const users = await getDb().user.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  return users.map((user) => ({
    email: user.email,
    fullName: fullNameOf(user),
    roles: user.roles,
    isActive: user.isActive,
    lastSignInAt: user.lastSignInAt,
  }));
}
