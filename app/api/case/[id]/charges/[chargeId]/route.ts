import * as calls from "#lib/contracts/charges.ts";
import { deleteCharge } from "#server/charges/delete-charge.ts";
import { updateCharge } from "#server/charges/update-charge.ts";
import { route } from "#server/http/route.ts";

export const PUT = route(calls.updateCharge, ({ actor, params, body }) =>
  updateCharge(actor, { caseId: params.id, chargeId: params.chargeId, given: body }),
);
export const DELETE = route(calls.deleteCharge, async ({ actor, params }) =>
  deleteCharge(actor, { caseId: params.id, chargeId: params.chargeId }),
);
