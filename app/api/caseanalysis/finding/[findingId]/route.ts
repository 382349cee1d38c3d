import * as calls from "#lib/contracts/analyses.ts";
import { reviewFinding } from "#server/analyses/review-finding.ts";
import { route } from "#server/http/route.ts";

export const PUT = route(calls.reviewFinding, ({ actor, params, body }) =>
  reviewFinding(actor, params.findingId, body),
);
