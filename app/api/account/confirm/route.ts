import * as calls from "#lib/contracts/account.ts";
import { confirmIdentity } from "#server/accounts/confirm-identity.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.confirmIdentity, ({ actor, body }) => confirmIdentity(actor, body));
