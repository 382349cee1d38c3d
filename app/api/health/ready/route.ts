import * as calls from "#lib/contracts/health.ts";
import { route } from "#server/http/route.ts";
import { checkReadiness } from "#server/maintenance/check-readiness.ts";

export const GET = route(calls.getReadiness, async () => {
  await checkReadiness();
  return { status: "ok" as const };
});
