import * as calls from "#lib/contracts/admin-cases.ts";
import { listSimilarCases } from "#server/cases/list-similar-cases.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.listSimilarCases, ({ actor, params }) => listSimilarCases(actor, params.id));
