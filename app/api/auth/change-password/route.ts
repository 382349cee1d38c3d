import * as calls from "#lib/contracts/auth.ts";
import { changePassword } from "#server/accounts/change-password.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.changePassword, ({ actor, body }) => changePassword(actor, body));
