import * as calls from "#lib/contracts/admin-users.ts";
import { resetUserSecondFactor } from "#server/accounts/change-second-factor.ts";
import { route } from "#server/http/route.ts";

export const DELETE = route(calls.resetUserSecondFactor, ({ actor, params }) =>
  resetUserSecondFactor(actor, params.id),
);
