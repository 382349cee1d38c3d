import * as calls from "#lib/contracts/auth.ts";
import { route } from "#server/http/route.ts";
import { changePassword } from "#server/passwords/change-password.ts";

export const POST = route(calls.changePassword, ({ actor, body }) => changePassword(actor, body));
