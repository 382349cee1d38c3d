import * as calls from "#lib/contracts/admin-codes.ts";
import { deleteCode } from "#server/accounts/delete-code.ts";
import { route } from "#server/http/route.ts";

export const DELETE = route(calls.deleteCode, ({ actor, params }) => deleteCode(actor, params.id));
