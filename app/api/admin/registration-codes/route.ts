import * as calls from "#lib/contracts/admin-codes.ts";
import { listCodes } from "#server/accounts/list-codes.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.listCodes, ({ query }) => listCodes(query));
