import * as calls from "#lib/contracts/work-product.ts";
import { route } from "#server/http/route.ts";
import { getCaseChanges } from "#server/memos/get-case-changes.ts";

export const GET = route(calls.getCaseChanges, ({ actor, params }) => getCaseChanges(actor, params.id));
