import * as calls from "#lib/contracts/analyses.ts";
import { listAnalyses } from "#server/analyses/list-analyses.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.listAnalyses, ({ actor, params }) => listAnalyses(actor, params.caseId));
