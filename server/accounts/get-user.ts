import type { AdminUser } from "#lib/contracts/admin-users.ts";
import { getDb } from "../db/client.ts";
import { requireUser } from "../policies/require-user.ts";
import { presentAdminUser } from "./present-admin-user.ts";

/** @throws AppError `not_found` */
export async function getUser(id: string): Promise<AdminUser> {
  return presentAdminUser(await requireUser(getDb(), id));
}
