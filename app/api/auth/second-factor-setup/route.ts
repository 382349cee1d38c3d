import * as calls from "#lib/contracts/auth.ts";
import { route } from "#server/http/route.ts";
import { setUpSecondFactorAtLogin } from "#server/sign-in/set-up-second-factor.ts";

export const POST = route(calls.setUpSecondFactorAtLogin, ({ body, request }) =>
  setUpSecondFactorAtLogin(body, { cookies: request.headers.get("cookie") }),
);
