import * as calls from "#lib/contracts/auth.ts";
import { route } from "#server/http/route.ts";
import { getSignInOptions } from "#server/sign-in/get-sign-in-options.ts";

export const GET = route(calls.getSignInOptions, () => getSignInOptions());
