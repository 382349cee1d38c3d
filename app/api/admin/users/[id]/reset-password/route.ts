import * as calls from "#lib/contracts/admin-users.ts";
import { route } from "#server/http/route.ts";
import { resetUserPassword } from "#server/passwords/reset-user-password.ts";

export const POST = route(calls.resetUserPassword, ({ actor, params, body }) =>
  resetUserPassword(actor, params.id, body),
);
