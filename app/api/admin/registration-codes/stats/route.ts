import * as calls from "#lib/contracts/admin-codes.ts";
import { getCodeStats } from "#server/accounts/get-code-stats.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getCodeStats, () => getCodeStats());
