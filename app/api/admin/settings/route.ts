import * as calls from "#lib/contracts/admin-settings.ts";
import { DEFAULT_FIRM_SETTINGS } from "#lib/domain/firm-settings.ts";
import { route } from "#server/http/route.ts";
import { getSettings } from "#server/operations/get-settings.ts";
import { updateSettings } from "#server/operations/update-settings.ts";

export const GET = route(calls.getSettings, async () => ({
  settings: await getSettings(),
  defaults: DEFAULT_FIRM_SETTINGS,
}));
export const PUT = route(calls.updateSettings, async ({ actor, body }) => ({
  settings: await updateSettings(actor, body),
  defaults: DEFAULT_FIRM_SETTINGS,
}));
