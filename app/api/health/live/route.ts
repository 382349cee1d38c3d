import * as calls from "#lib/contracts/health.ts";
import { route } from "#server/http/route.ts";

export const GET = route(calls.getLiveness, async () => ({ status: "ok" as const }));
