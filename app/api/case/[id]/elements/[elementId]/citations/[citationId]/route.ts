import * as calls from "#lib/contracts/charges.ts";
import { addEvidence } from "#server/charges/add-evidence.ts";
import { route } from "#server/http/route.ts";

export const PUT = route(calls.addEvidence, ({ actor, params: { id, ...params }, body }) =>
  addEvidence(actor, { caseId: id, ...params, side: body.side }),
);
