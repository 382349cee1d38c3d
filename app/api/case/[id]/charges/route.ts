import * as calls from "#lib/contracts/charges.ts";
import { addCharge } from "#server/charges/add-charge.ts";
import { listCharges } from "#server/charges/list-charges.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.listCharges, ({ actor, params }) => listCharges(actor, params.id));
export const POST = route(calls.addCharge, ({ actor, params, body }) => addCharge(actor, params.id, body));
