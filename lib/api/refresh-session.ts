import { refresh } from "../contracts/auth.ts";
import { clearSession, readRefreshToken, readToken, storeTokens } from "./session-storage.ts";

let running: Promise<boolean> | null = null;

/**
 * Exchanges the stored refresh token, once for all calls that met a 401 at the same time, and once for all tabs: the
 * lock is the browser's, and a tab that waited for it finds the other tab's new token in the storage.
 * @param refused the access token that the server refused
 * @returns false when the session is over; the storage is then empty. Throws nothing but a network failure.
 */
export function refreshSession(refused: string | null): Promise<boolean> {
  running ??= withLock(() => exchange(refused)).finally(() => {
    running = null;
  });
  return running;
}

async function exchange(refused: string | null): Promise<boolean> {
  const current = readToken();
  if (current !== null && current !== refused) return true;
  const refreshToken = readRefreshToken();
  if (refreshToken === null) return end();
  const response = await fetch(refresh.path, {
    method: refresh.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refreshToken }),
  });
  if (response.status === 401 || response.status === 400) return end();
  // A busy or restarting server is no reason to sign anybody out: the caller reports its failure and may try again.
  if (!response.ok) return false;
  storeTokens(refresh.response.parse(await response.json()));
  return true;
}

function end(): false {
  clearSession();
  return false;
}

function withLock(work: () => Promise<boolean>): Promise<boolean> {
  return "locks" in navigator ? navigator.locks.request("oe-refresh", work) : work();
}
