import * as calls from "#lib/contracts/auth.ts";
import { exchangeSso } from "#server/accounts/exchange-sso.ts";
import { deviceCookie } from "#server/auth/known-device.ts";
import { clearSsoCookies, requireSsoIdentity } from "#server/auth/single-sign-on.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.exchangeSso, async ({ body, request, headers }) => {
  const signedIn = await exchangeSso(await requireSsoIdentity(request), body);
  // Only now: an answer that asks for a ticket leaves the identity for the next attempt.
  clearSsoCookies(request, headers);
  headers.append("set-cookie", deviceCookie(signedIn.email));
  return signedIn;
});
