import * as calls from "#lib/contracts/admin-users.ts";
import { generateResetLink } from "#server/accounts/generate-reset-link.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.generateResetLink, ({ actor, params }) => generateResetLink(actor, params.id));
