import * as calls from "#lib/contracts/account.ts";
import { listSessions } from "#server/accounts/list-sessions.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.listSessions, ({ actor }) => listSessions(actor));
