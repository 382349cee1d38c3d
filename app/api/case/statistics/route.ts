import * as calls from "#lib/contracts/cases.ts";
import { getCaseStatistics } from "#server/cases/get-case-statistics.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getCaseStatistics, ({ actor }) => getCaseStatistics(actor));
