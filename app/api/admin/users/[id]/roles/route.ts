import * as calls from "#lib/contracts/admin-users.ts";
import { setUserRoles } from "#server/accounts/set-user-roles.ts";
import { route } from "#server/http/route.ts";

export const PUT = route(calls.setUserRoles, ({ actor, params, body }) => setUserRoles(actor, params.id, body.roles));
