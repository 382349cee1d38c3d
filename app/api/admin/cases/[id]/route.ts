import * as calls from "#lib/contracts/admin-cases.ts";
import { deleteCase } from "#server/cases/delete-case.ts";
import { getAnyCase } from "#server/cases/get-any-case.ts";
import { updateAnyCase } from "#server/cases/update-any-case.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getAnyCase, ({ actor, params }) => getAnyCase(actor, params.id));
export const PUT = route(calls.updateAnyCase, ({ actor, params, body }) => updateAnyCase(actor, params.id, body));
export const DELETE = route(calls.deleteAnyCase, async ({ actor, params }) => deleteCase(actor, params.id));
