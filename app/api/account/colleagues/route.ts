import * as calls from "#lib/contracts/account.ts";
import { listColleagues } from "#server/accounts/list-colleagues.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.listColleagues, () => listColleagues());
