import * as calls from "#lib/contracts/cases.ts";
import { setPriorityOfCases } from "#server/cases/set-priority-of-cases.ts";
import { route } from "#server/http/route.ts";

export const PUT = route(calls.setPriorityOfCases, async ({ actor, body }) => setPriorityOfCases(actor, body));
