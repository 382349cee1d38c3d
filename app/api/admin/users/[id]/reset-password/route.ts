import * as calls from "#lib/contracts/admin-users.ts";
import { resetUserPassword } from "#server/accounts/reset-user-password.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.resetUserPassword, ({ actor, params, body }) =>
  resetUserPassword(actor, params.id, body),
);
