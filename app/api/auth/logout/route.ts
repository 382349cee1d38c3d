import * as calls from "#lib/contracts/auth.ts";
import { logOut } from "#server/accounts/log-out.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.logout, ({ body, request }) =>
  logOut({ refreshToken: body?.refreshToken, authorization: request.headers.get("authorization") }),
);
