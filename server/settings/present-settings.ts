import type { getSettings as contract } from "#lib/contracts/admin-settings.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { DEFAULT_FIRM_SETTINGS, type FirmSettings } from "#lib/domain/firm/firm-settings.ts";

/** The firm's settings with the defaults that its form can go back to. */
export function presentSettings(settings: FirmSettings): CallReturn<typeof contract> {
  return { settings, defaults: DEFAULT_FIRM_SETTINGS };
}
