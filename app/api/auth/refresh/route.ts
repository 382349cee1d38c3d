import * as calls from "#lib/contracts/auth.ts";
import { refreshSession } from "#server/accounts/refresh-session.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.refresh, ({ body }) => refreshSession(body));
