import * as calls from "#lib/contracts/auth.ts";
import { route } from "#server/http/route.ts";
import { requestPasswordReset } from "#server/passwords/request-password-reset.ts";

export const POST = route(calls.forgotPassword, ({ body, request }) =>
  requestPasswordReset(body, { cookies: request.headers.get("cookie") }),
);
