import type { AdminUser } from "#lib/contracts/admin-users.ts";
import { fullNameOf } from "#lib/format/full-name.ts";
import type { User } from "../db/client.ts";

/** A user as administrators see it. */
export function presentAdminUser(
  user: User & { readonly secondFactor?: { readonly confirmedAt: Date | null } | null },
): AdminUser {
  const { id, email, firstName, lastName, barNumber, lawFirm, roles, isActive } = user;
  return {
    id,
    email,
    firstName,
    lastName,
    fullName: fullNameOf(user),
    barNumber,
    lawFirm,
    roles,
    isActive,
    hasPassword: user.passwordHash !== null,
    ...(user.secondFactor === undefined ? {} : { hasSecondFactor: user.secondFactor?.confirmedAt != null }),
    createdAt: user.createdAt.toISOString(),
    lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  };
}
