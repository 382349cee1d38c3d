import * as calls from "#lib/contracts/auth.ts";
import { registerUser } from "#server/accounts/register-user.ts";
import { route } from "#server/http/route.ts";
import { deviceCookie } from "#server/limits/known-device.ts";

export const POST = route(calls.register, async ({ body, headers }) => {
  const signedIn = await registerUser(body);
  headers.append("set-cookie", deviceCookie(signedIn.email));
  return signedIn;
});
