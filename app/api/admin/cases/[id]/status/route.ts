import * as calls from "#lib/contracts/admin-cases.ts";
import { updateAnyCase } from "#server/cases/update-any-case.ts";
import { route } from "#server/http/route.ts";

export const PUT = route(calls.setAnyCaseStatus, ({ actor, params, body }) => updateAnyCase(actor, params.id, body));
