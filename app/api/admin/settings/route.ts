import * as calls from "#lib/contracts/admin-settings.ts";
import { route } from "#server/http/route.ts";
import { getSettings } from "#server/operations/get-settings.ts";
import { presentSettings } from "#server/operations/present-settings.ts";
import { updateSettings } from "#server/operations/update-settings.ts";

export const GET = route(calls.getSettings, async () => presentSettings(await getSettings()));
export const PUT = route(calls.updateSettings, async ({ actor, body }) =>
  presentSettings(await updateSettings(actor, body)),
);
