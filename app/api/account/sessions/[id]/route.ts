import * as calls from "#lib/contracts/account.ts";
import { endSession } from "#server/accounts/end-session.ts";
import { route } from "#server/http/route.ts";

export const DELETE = route(calls.endSession, ({ actor, params }) => endSession(actor, params));
