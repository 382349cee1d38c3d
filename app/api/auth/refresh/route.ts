import * as calls from "#lib/contracts/auth.ts";
import { route } from "#server/http/route.ts";
import { refreshSession } from "#server/sessions/refresh-session.ts";

export const POST = route(calls.refresh, ({ body }) => refreshSession(body));
