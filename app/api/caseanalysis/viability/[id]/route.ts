import * as calls from "#lib/contracts/analyses.ts";
import { assessViability } from "#server/analyses/assess-viability.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.assessViability, ({ actor, params }) => assessViability(actor, params.id));
