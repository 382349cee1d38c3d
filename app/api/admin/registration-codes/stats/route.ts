import * as calls from "#lib/contracts/admin-codes.ts";
import { route } from "#server/http/route.ts";
import { getTicketStats } from "#server/tickets/get-ticket-stats.ts";

export const GET = route(calls.getCodeStats, () => getTicketStats());
