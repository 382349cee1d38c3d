import * as calls from "#lib/contracts/admin-codes.ts";
import { generateCodes } from "#server/accounts/generate-codes.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.generateCodes, ({ actor, body }) => generateCodes(actor, body));
