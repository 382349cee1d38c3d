import { getSettings } from "../settings/get-settings.ts";

const HOUR = 60 * 60 * 1000;

/**
 * How long a sign-in lasts, in milliseconds: `maxMs` from its start, whatever happens, and `idleMs` without a refresh.
 * NIST SP 800-63B would end it after 24 hours; an attorney's laptop that sleeps overnight and over a trial week is why
 * idleness counts strictly and the absolute end is a week, unless the firm sets it otherwise.
 */
export async function getSessionLifetime(): Promise<{ readonly maxMs: number; readonly idleMs: number }> {
  const { sessionDays, sessionIdleHours } = await getSettings();
  return { maxMs: sessionDays * 24 * HOUR, idleMs: sessionIdleHours * HOUR };
}
