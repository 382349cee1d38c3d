import * as calls from "#lib/contracts/admin-codes.ts";
import { route } from "#server/http/route.ts";
import { generateTickets } from "#server/tickets/generate-tickets.ts";

export const POST = route(calls.generateCodes, ({ actor, body }) => generateTickets(actor, body));
