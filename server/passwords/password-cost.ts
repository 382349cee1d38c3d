/**
 * Of bcrypt; each step doubles the work, ours and a thief's. Was 12: docs/security.md, "What a password costs". A file of its own
 * because the tests, which make hundreds of accounts, replace it.
 */
export const PASSWORD_COST = 11;

/** A hash of that cost that belongs to nobody: an unknown e-mail must cost the same time as a wrong password. */
export const NOBODY = "$2b$11$gW4uLB4eQpXT2zwSs7wt0.HDi/0Nj7rNtKqxzAX.uTqOFWBGNV6Zq";
