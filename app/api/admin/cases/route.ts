import * as calls from "#lib/contracts/admin-cases.ts";
import { listAllCases } from "#server/cases/list-all-cases.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.listAllCases, ({ actor, query }) => listAllCases(actor, query));
