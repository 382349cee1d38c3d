import * as calls from "#lib/contracts/charges.ts";
import { deleteEvidence } from "#server/charges/delete-evidence.ts";
import { route } from "#server/http/route.ts";

export const DELETE = route(calls.deleteEvidence, async ({ actor, params: { id, ...params } }) =>
  deleteEvidence(actor, { caseId: id, ...params }),
);
