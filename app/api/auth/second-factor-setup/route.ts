import * as calls from "#lib/contracts/auth.ts";
import { setUpSecondFactorAtLogin } from "#server/accounts/set-up-second-factor.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.setUpSecondFactorAtLogin, ({ body, request }) =>
  setUpSecondFactorAtLogin(body, { cookies: request.headers.get("cookie") }),
);
