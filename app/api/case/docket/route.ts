import * as calls from "#lib/contracts/cases.ts";
import { getDocketCounts } from "#server/cases/get-docket-counts.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getDocketCounts, ({ actor, query }) => getDocketCounts(actor, query));
