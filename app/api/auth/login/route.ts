import * as calls from "#lib/contracts/auth.ts";
import { route } from "#server/http/route.ts";
import { deviceCookie } from "#server/limits/known-device.ts";
import { logIn } from "#server/sign-in/log-in.ts";

export const POST = route(calls.login, async ({ body, request, headers }) => {
  const signedIn = await logIn(body, { cookies: request.headers.get("cookie") });
  headers.append("set-cookie", deviceCookie(signedIn.email));
  return signedIn;
});
