import * as calls from "#lib/contracts/admin-codes.ts";
import { cleanUpCodes } from "#server/accounts/clean-up-codes.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.cleanUpCodes, ({ actor }) => cleanUpCodes(actor));
