import * as calls from "#lib/contracts/auth.ts";
import { route } from "#server/http/route.ts";
import { logOut } from "#server/sessions/log-out.ts";

export const POST = route(calls.logout, ({ body, request }) =>
  logOut({ refreshToken: body?.refreshToken, authorization: request.headers.get("authorization") }),
);
