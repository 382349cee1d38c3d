import * as calls from "#lib/contracts/charges.ts";
import { addPassage } from "#server/charges/add-passage.ts";
import { route } from "#server/http/route.ts";

export const PUT = route(calls.addPassage, ({ actor, params: { id, ...params }, body }) =>
  addPassage(actor, { caseId: id, ...params, ...body }),
);
