import * as calls from "#lib/contracts/auth.ts";
import { route } from "#server/http/route.ts";
import { deviceCookie } from "#server/limits/known-device.ts";
import { exchangeSso } from "#server/sso/exchange-sso.ts";
import { clearSsoCookies, requireSsoIdentity } from "#server/sso/single-sign-on.ts";

export const POST = route(calls.exchangeSso, async ({ body, request, headers }) => {
  const signedIn = await exchangeSso(await requireSsoIdentity(request), {
    ...body,
    cookies: request.headers.get("cookie"),
  });
  // Only now: an answer that asks for a ticket or a code leaves the identity for the next attempt.
  clearSsoCookies(request, headers);
  headers.append("set-cookie", deviceCookie(signedIn.email));
  return signedIn;
});
