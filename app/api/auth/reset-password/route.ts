import * as calls from "#lib/contracts/auth.ts";
import { route } from "#server/http/route.ts";
import { resetPassword } from "#server/passwords/reset-password.ts";

export const POST = route(calls.resetPassword, ({ body }) => resetPassword(body));
