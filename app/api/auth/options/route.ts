import * as calls from "#lib/contracts/auth.ts";
import { getSignInOptions } from "#server/accounts/get-sign-in-options.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getSignInOptions, () => getSignInOptions());
