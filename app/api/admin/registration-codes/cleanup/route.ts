import * as calls from "#lib/contracts/admin-codes.ts";
import { route } from "#server/http/route.ts";
import { cleanUpTickets } from "#server/tickets/clean-up-tickets.ts";

export const POST = route(calls.cleanUpCodes, ({ actor }) => cleanUpTickets(actor));
