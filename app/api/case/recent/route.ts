import * as calls from "#lib/contracts/cases.ts";
import { listRecentCases } from "#server/cases/list-recent-cases.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.listRecentCases, ({ actor, query }) => listRecentCases(actor, query));
