import * as calls from "#lib/contracts/cases.ts";
import { archiveCases } from "#server/cases/archive-cases.ts";
import { route } from "#server/http/route.ts";

export const PUT = route(calls.archiveCases, async ({ actor, body }) => archiveCases(actor, body));
