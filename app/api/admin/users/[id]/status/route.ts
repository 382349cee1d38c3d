import * as calls from "#lib/contracts/admin-users.ts";
import { setUserStatus } from "#server/accounts/set-user-status.ts";
import { route } from "#server/http/route.ts";

export const PUT = route(calls.setUserStatus, ({ actor, params, body }) =>
  setUserStatus(actor, params.id, body.isActive),
);
