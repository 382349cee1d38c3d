import * as calls from "#lib/contracts/admin-cases.ts";
import { startAnalysis } from "#server/analyses/start-analysis.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.analyzeAnyCase, async ({ actor, params, body }) => ({
  success: true as const,
  ...(await startAnalysis(actor, { caseId: params.id, documentId: body.documentId ?? null })),
}));
