import * as calls from "#lib/contracts/auth.ts";
import { logIn } from "#server/accounts/log-in.ts";
import { deviceCookie } from "#server/auth/known-device.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.login, async ({ body, request, headers }) => {
  const signedIn = await logIn(body, { cookies: request.headers.get("cookie") });
  headers.append("set-cookie", deviceCookie(signedIn.email));
  return signedIn;
});
