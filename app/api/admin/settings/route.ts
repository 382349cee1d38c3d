import * as calls from "#lib/contracts/admin-settings.ts";
import { updateSettings } from "#server/admin/update-settings.ts";
import { route } from "#server/http/route.ts";
import { getSettings } from "#server/settings/get-settings.ts";
import { presentSettings } from "#server/settings/present-settings.ts";

export const GET = route(calls.getSettings, async () => presentSettings(await getSettings()));
export const PUT = route(calls.updateSettings, async ({ actor, body }) =>
  presentSettings(await updateSettings(actor, body)),
);
