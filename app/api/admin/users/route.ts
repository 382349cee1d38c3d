import * as calls from "#lib/contracts/admin-users.ts";
import { listUsers } from "#server/accounts/list-users.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.listUsers, ({ query }) => listUsers(query));
