import * as calls from "#lib/contracts/auth.ts";
import { getProfile } from "#server/accounts/get-profile.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getProfile, ({ actor }) => getProfile(actor));
