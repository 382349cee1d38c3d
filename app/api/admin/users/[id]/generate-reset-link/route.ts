import * as calls from "#lib/contracts/admin-users.ts";
import { route } from "#server/http/route.ts";
import { createResetLinkForUser } from "#server/passwords/create-reset-link-for-user.ts";

export const POST = route(calls.generateResetLink, ({ actor, params }) => createResetLinkForUser(actor, params.id));
