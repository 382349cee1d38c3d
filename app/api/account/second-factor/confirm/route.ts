import * as calls from "#lib/contracts/account.ts";
import { turnOnSecondFactor } from "#server/accounts/change-second-factor.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.turnOnSecondFactor, ({ actor, body }) => turnOnSecondFactor(actor, body));
