import { fullNameOf } from "#lib/format/full-name.ts";
import { getDb } from "../db/client.ts";

/** All users in the order of their creation, without passwords. */
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
