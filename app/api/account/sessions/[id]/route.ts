import * as calls from "#lib/contracts/account.ts";
import { route } from "#server/http/route.ts";
import { endSession } from "#server/sessions/end-session.ts";

export const DELETE = route(calls.endSession, ({ actor, params }) => endSession(actor, params));
