import * as calls from "#lib/contracts/account.ts";
import { getAccount } from "#server/accounts/get-account.ts";
import { updateAccount } from "#server/accounts/update-account.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getAccount, ({ actor }) => getAccount(actor));
export const PUT = route(calls.updateAccount, ({ actor, body }) => updateAccount(actor, body));
