import * as calls from "#lib/contracts/account.ts";
import { route } from "#server/http/route.ts";
import { listSessions } from "#server/sessions/list-sessions.ts";

export const GET = route(calls.listSessions, ({ actor }) => listSessions(actor));
