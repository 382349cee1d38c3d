import * as calls from "#lib/contracts/demo.ts";
import { loadDemo } from "#server/demo/load-demo.ts";
import { route } from "#server/http/route.ts";

export const POST = route(calls.loadDemo, async ({ actor }) => ({ caseIds: await loadDemo(actor) }));
