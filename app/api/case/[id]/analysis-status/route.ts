import * as calls from "#lib/contracts/cases.ts";
import { getAnalysisStatus } from "#server/cases/get-analysis-status.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getAnalysisStatus, ({ actor, params }) => getAnalysisStatus(actor, params.id));
