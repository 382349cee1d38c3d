import * as calls from "#lib/contracts/auth.ts";
import { registerAccount } from "#server/accounts/register-account.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.register, ({ body }) => registerAccount(body));
