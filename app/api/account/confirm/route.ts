import * as calls from "#lib/contracts/account.ts";
import { route } from "#server/http/route.ts";
import { confirmIdentity } from "#server/sign-in/confirm-identity.ts";

export const POST = route(calls.confirmIdentity, ({ actor, body }) => confirmIdentity(actor, body));
