import * as calls from "#lib/contracts/auth.ts";
import { resetPassword } from "#server/accounts/reset-password.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.resetPassword, ({ body }) => resetPassword(body));
