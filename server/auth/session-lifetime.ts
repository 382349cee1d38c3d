/**
 * How long a sign-in lasts. NIST SP 800-63B would end it after 24 hours; an attorney's laptop that sleeps overnight and
 * over a trial week is why idleness counts strictly and the absolute end is a week.
 */
export const SESSION_MAX_MS = 7 * 24 * 60 * 60 * 1000;
/** Without a refresh for this long the session is over. */
export const SESSION_IDLE_MS = 24 * 60 * 60 * 1000;
/** Short, because it is the one credential that a stolen copy of opens doors with; ended sessions count at once anyway. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/**
 * A refresh token that was just exchanged may come once more: its answer was lost on the way, or two tabs asked at the
 * same moment. Longer would give a thief a share of it.
 */
export const REFRESH_GRACE_MS = 10_000;
