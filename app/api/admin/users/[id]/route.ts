import * as calls from "#lib/contracts/admin-users.ts";
import { getUser } from "#server/accounts/get-user.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getUser, ({ params }) => getUser(params.id));
