import * as calls from "#lib/contracts/admin-codes.ts";
import { route } from "#server/http/route.ts";
import { listTickets } from "#server/tickets/list-tickets.ts";

export const GET = route(calls.listCodes, ({ query }) => listTickets(query));
