import * as calls from "#lib/contracts/analyses.ts";
import { stopAnalysis } from "#server/analyses/stop-analysis.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.stopAnalysis, ({ actor, params }) => stopAnalysis(actor, params.caseId));
