import { DEFAULT_FIRM_SETTINGS, FirmSettings } from "#lib/domain/firm/firm-settings.ts";
import { getDb } from "../db/client.ts";

/** The row of the table of settings that holds the firm's own. */
export const FIRM_KEY = "firm";
/** A change counts for every process within this time, without a query on each request. Milliseconds. */
const CACHED_FOR = 5_000;

const holder = globalThis as typeof globalThis & {
  oddsAndEvidenceSettings?: { readonly readAt: number; readonly settings: Promise<FirmSettings> };
};

/** The firm's settings; what was never set, or cannot be read any more, has its default. */
export function getSettings(): Promise<FirmSettings> {
  const cached = holder.oddsAndEvidenceSettings;
  if (cached !== undefined && performance.now() - cached.readAt < CACHED_FOR) return cached.settings;
  const settings = readSettings();
  holder.oddsAndEvidenceSettings = { readAt: performance.now(), settings };
  // A database that is away must not be away for five seconds longer.
  settings.catch(forgetSettings);
  return settings;
}

/** The next reader asks the database. */
export function forgetSettings(): void {
  delete holder.oddsAndEvidenceSettings;
}

async function readSettings(): Promise<FirmSettings> {
  const row = await getDb().setting.findUnique({ where: { key: FIRM_KEY } });
  return settingsFrom(row?.value);
}

/** Field by field: a later version may have stored what this one does not take. */
export function settingsFrom(stored: unknown): FirmSettings {
  if (typeof stored !== "object" || stored === null) return DEFAULT_FIRM_SETTINGS;
  const kept = Object.entries(FirmSettings.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse((stored as Record<string, unknown>)[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  return { ...DEFAULT_FIRM_SETTINGS, ...Object.fromEntries(kept) } as FirmSettings;
}
