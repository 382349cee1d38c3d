import * as calls from "#lib/contracts/admin-cases.ts";
import { getAllCasesStats } from "#server/cases/get-all-cases-stats.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getAllCasesStats, () => getAllCasesStats());
