import * as calls from "#lib/contracts/analyses.ts";
import { getAnalysis } from "#server/analyses/get-analysis.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getAnalysis, ({ actor, params }) => getAnalysis(actor, params.analysisId));
