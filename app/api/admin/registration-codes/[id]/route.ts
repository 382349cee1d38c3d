import * as calls from "#lib/contracts/admin-codes.ts";
import { route } from "#server/http/route.ts";
import { deleteTicket } from "#server/tickets/delete-ticket.ts";

export const DELETE = route(calls.deleteCode, ({ actor, params }) => deleteTicket(actor, params.id));
