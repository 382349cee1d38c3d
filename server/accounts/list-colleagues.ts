import type { Colleague } from "#lib/contracts/account.ts";
import { fullNameOf } from "#lib/format/full-name.ts";
import { getDb } from "../db/client.ts";

/** Everybody in the firm who can sign in, by name: the people a case may be assigned to. Names only. */
export async function listColleagues(): Promise<Colleague[]> {
  const users = await getDb().user.findMany({
    where: { isActive: true },
    orderBy: [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }],
    select: { id: true, firstName: true, lastName: true },
  });
  return users.map((user) => ({ id: user.id, fullName: fullNameOf(user) }));
}
