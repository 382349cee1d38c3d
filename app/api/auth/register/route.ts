import * as calls from "#lib/contracts/auth.ts";
import { registerAccount } from "#server/accounts/register-account.ts";
import { deviceCookie } from "#server/auth/known-device.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.register, async ({ body, headers }) => {
  const signedIn = await registerAccount(body);
  headers.append("set-cookie", deviceCookie(signedIn.email));
  return signedIn;
});
