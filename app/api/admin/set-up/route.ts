import * as calls from "#lib/contracts/set-up.ts";
import { getSetUp } from "#server/admin/get-set-up.ts";
import { hideSetUp } from "#server/admin/hide-set-up.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getSetUp, ({ actor }) => getSetUp(actor));
export const PUT = route(calls.hideSetUp, ({ actor, body }) => hideSetUp(actor, body.isHidden));
