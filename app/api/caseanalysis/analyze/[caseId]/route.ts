import * as calls from "#lib/contracts/analyses.ts";
import { startAnalysis } from "#server/analyses/start-analysis.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.startAnalysis, async ({ actor, params, body }) => ({
  success: true as const,
  ...(await startAnalysis(actor, { caseId: params.caseId, documentId: body.documentId ?? null })),
}));
