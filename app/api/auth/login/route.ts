import * as calls from "#lib/contracts/auth.ts";
import { logIn } from "#server/accounts/log-in.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.login, ({ body }) => logIn(body));
