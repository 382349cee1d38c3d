/** The signed-in user as the browser keeps it. */
export type StoredUser = {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly roles: readonly string[];
  /** Plain labels instead of the playful ones. */
  readonly straightFace: boolean;
};

/** The three keys of the specification. */
const TOKEN = "auth_token";
const REFRESH = "refresh_token";
const USER = "user_data";
/** Everything that may hold a client's words is kept under this prefix and goes at sign-out. */
export const PRIVATE_PREFIX = "oe:";

export function readToken(): string | null {
  return localStorage.getItem(TOKEN);
}

export function readRefreshToken(): string | null {
  return localStorage.getItem(REFRESH);
}

/** Null when nothing, or nothing readable, is stored. Roles default to a single `User`. */
export function readUser(): StoredUser | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(USER) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { id, email, fullName, roles, straightFace } = value as Partial<StoredUser>;
    if (typeof id !== "string" || typeof email !== "string") return null;
    return {
      id,
      email,
      fullName: fullName ?? email,
      roles: Array.isArray(roles) ? roles : ["User"],
      straightFace: straightFace === true,
    };
  } catch {
    return null;
  }
}

export function storeTokens(tokens: { readonly token: string; readonly refreshToken: string }): void {
  localStorage.setItem(TOKEN, tokens.token);
  localStorage.setItem(REFRESH, tokens.refreshToken);
}

export function storeUser(user: StoredUser): void {
  localStorage.setItem(USER, JSON.stringify(user));
}

export function clearSession(): void {
  for (const key of Object.keys(localStorage))
    if ([TOKEN, REFRESH, USER].includes(key) || key.startsWith(PRIVATE_PREFIX)) localStorage.removeItem(key);
}
