import * as calls from "#lib/contracts/auth.ts";
import { requestPasswordReset } from "#server/accounts/request-password-reset.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.forgotPassword, ({ body, request }) =>
  requestPasswordReset(body, { cookies: request.headers.get("cookie") }),
);
