import * as calls from "#lib/contracts/cases.ts";
import { deleteCase } from "#server/cases/delete-case.ts";
import { getCase } from "#server/cases/get-case.ts";
import { updateCase } from "#server/cases/update-case.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getCase, ({ actor, params }) => getCase(actor, params.id));
export const PUT = route(calls.updateCase, ({ actor, params, body }) => updateCase(actor, params.id, body));
export const DELETE = route(calls.deleteCase, async ({ actor, params }) => deleteCase(actor, params.id));
