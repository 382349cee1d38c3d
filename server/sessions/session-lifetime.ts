/** Short, because it is the one credential that a stolen copy of opens doors with; ended sessions count at once anyway. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/**
 * A refresh token that was just exchanged may come once more: its answer was lost on the way, or two tabs asked at the
 * same moment. Longer would give a thief a share of it.
 */
export const REFRESH_GRACE_MS = 10_000;
