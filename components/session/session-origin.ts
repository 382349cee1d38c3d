const KEY = "oe:origin";
/** Everybody lands there anyway; as an origin it would keep an administrator from the admin dashboard. */
const DEFAULT_PATH = "/dashboard";

type Origin = {
  readonly path: string;
  /** Who was signed in there; null for a visitor who was sent to sign in first. */
  readonly userId: string | null;
};

/**
 * Remembers, for this tab, the page that a user is on or asked for, so that signing in leads back to it. It is kept in
 * the storage and not in the address of /login: an expired session goes to plain /login by a full redirect.
 */
export function rememberOrigin(origin: Origin): void {
  if (origin.path === DEFAULT_PATH) forgetOrigin();
  else sessionStorage.setItem(KEY, JSON.stringify(origin));
}

export function forgetOrigin(): void {
  sessionStorage.removeItem(KEY);
}

/** The path to return to after `userId` has signed in; null when there is none or when it was another user's page. */
export function findOrigin(userId: string): string | null {
  try {
    const { path, userId: owner } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Origin>;
    const isOwnPath = typeof path === "string" && /^\/(?![/\\])/.test(path);
    return isOwnPath && (owner === null || owner === userId) ? path : null;
  } catch {
    return null;
  }
}
