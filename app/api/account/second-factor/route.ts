import * as calls from "#lib/contracts/account.ts";
import { turnOffSecondFactor } from "#server/accounts/change-second-factor.ts";
import { route } from "#server/http/route.ts";
import { setUpSecondFactor } from "#server/sign-in/set-up-second-factor.ts";

export const POST = route(calls.setUpSecondFactor, ({ actor }) => setUpSecondFactor(actor));
export const DELETE = route(calls.turnOffSecondFactor, ({ actor }) => turnOffSecondFactor(actor));
