"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { ApiError } from "#lib/api/api-error.ts";
import { call } from "#lib/api/call.ts";
import {
  clearSession,
  readRefreshToken,
  readToken,
  readUser,
  type StoredUser,
  storeTokens,
  storeUser,
} from "#lib/api/session-storage.ts";
import * as auth from "#lib/contracts/auth.ts";
import type { CallInput } from "#lib/contracts/define-call.ts";
import { ADMIN_LOGIN } from "#lib/copy/account/login.ts";
import { forgetOrigin } from "./session-origin.ts";
import { describeLoginFailure, describeRegistrationFailure, describeSsoFailure } from "./session-failures.ts";

/** Tokens with this prefix open the screens without a check; the server answers them 401. Specification section 4. */
const UNCHECKED_PREFIX = "mock-";

/**
 * The specification's auth state. The token is not copied into it: a refresh, of this tab or of another, replaces the
 * token in the storage, and a copy would be stale from then on.
 */
type State = {
  readonly user: StoredUser | null;
  /** A login or registration runs. */
  readonly isLoading: boolean;
  readonly error: string | null;
  /** The start-up check is over; before that nobody is known to be signed in or out. */
  readonly isReady: boolean;
};

type Session = State & {
  readonly isAuthenticated: boolean;
  readonly isAdmin: boolean;
  /** @throws what the call threw; `error` then holds the catalogue's text. */
  readonly login: (credentials: CallInput<typeof auth.login>["body"]) => Promise<void>;
  /** As `login`; an account that is no administrator's is not signed in. @throws as `login` */
  readonly loginAsAdmin: (credentials: CallInput<typeof auth.login>["body"]) => Promise<void>;
  /**
   * Turns the identity provider's yes into a session; a ticket opens an account where there is none.
   * @throws as `login`
   */
  readonly loginWithSso: (ticket: CallInput<typeof auth.exchangeSso>["body"]) => Promise<void>;
  /** @throws what the call threw; `error` then holds the catalogue's text. */
  readonly register: (registration: CallInput<typeof auth.register>["body"]) => Promise<void>;
  readonly logout: () => Promise<void>;
  /** Takes over what the account says now, its name above all. @throws ApiError */
  readonly reloadUser: () => Promise<void>;
  readonly clearError: () => void;
};

const SIGNED_OUT = { user: null, isLoading: false, error: null } as const;

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error("useSession needs a SessionProvider above it.");
  return session;
}

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [state, setState] = useState<State>({ ...SIGNED_OUT, isReady: false });

  useEffect(() => {
    let isCurrent = true;
    void checkStoredSession().then((user) => {
      if (isCurrent) setState({ ...SIGNED_OUT, user, isReady: true });
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  // A sign-out or a change of user in another tab counts here too: nothing of the former user stays on the screen.
  const userId = state.user?.id ?? null;
  const straightFace = state.user?.straightFace ?? false;
  useEffect(() => {
    if (!state.isReady) return;
    const follow = () => {
      const user = readToken() === null ? null : readUser();
      const isSameUser = (user?.id ?? null) === userId;
      if (isSameUser && (user?.straightFace ?? false) === straightFace) return;
      if (!isSameUser) queryClient.clear();
      setState({ ...SIGNED_OUT, user, isReady: true });
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [state.isReady, userId, straightFace, queryClient]);

  // The titles of the browser's tabs are made by the server, which knows the user only by this. Those it has sent
  // already, for pages that are only a press away, are asked for again.
  useEffect(() => {
    if (!state.isReady || /(?:^|; )voice=plain/.test(document.cookie) === straightFace) return;
    document.cookie = `voice=${straightFace ? "plain; " : "; Max-Age=0; "}Path=/; SameSite=Lax`;
    router.refresh();
  }, [state.isReady, straightFace, router]);

  const enter = useCallback(
    async (attempt: () => Promise<auth.SignedIn>, describe: (error: unknown) => string) => {
      setState((before) => ({ ...before, isLoading: true, error: null }));
      try {
        const { userId, email, fullName, roles, straightFace, token, refreshToken } = await attempt();
        const user: StoredUser = {
          id: userId,
          email,
          fullName,
          roles: roles.length === 0 ? ["User"] : roles,
          straightFace,
        };
        queryClient.clear();
        storeTokens({ token, refreshToken });
        storeUser(user);
        setState({ ...SIGNED_OUT, user, isReady: true });
      } catch (error) {
        clearSession();
        setState({ ...SIGNED_OUT, error: describe(error), isReady: true });
        throw error;
      }
    },
    [queryClient],
  );

  const logout = useCallback(async () => {
    const refreshToken = readRefreshToken();
    // The storage goes first: a server that does not answer must not keep anybody signed in.
    clearSession();
    forgetOrigin();
    setState({ ...SIGNED_OUT, isReady: true });
    queryClient.clear();
    await call(auth.logout, { body: { refreshToken } }).catch((error: unknown) => console.warn("Logout failed", error));
  }, [queryClient]);

  const reloadUser = useCallback(async () => {
    const user = await call(auth.getProfile);
    storeUser(user);
    setState((before) => ({ ...before, user }));
  }, []);

  const clearError = useCallback(() => setState((before) => ({ ...before, error: null })), []);

  const session = useMemo<Session>(
    () => ({
      ...state,
      isAuthenticated: state.user !== null,
      isAdmin: state.user?.roles.includes("Admin") ?? false,
      login: (body) => enter(() => call(auth.login, { body }), describeLoginFailure),
      loginAsAdmin: (body) => enter(() => callAdminLogin(body), describeLoginFailure),
      loginWithSso: (body) => enter(() => call(auth.exchangeSso, { body }), describeSsoFailure),
      register: (body) => enter(() => call(auth.register, { body }), describeRegistrationFailure),
      logout,
      reloadUser,
      clearError,
    }),
    [state, enter, logout, reloadUser, clearError],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The password was right, so the server has opened a session: whoever is no administrator gets none of it. */
async function callAdminLogin(body: CallInput<typeof auth.login>["body"]): Promise<auth.SignedIn> {
  const signedIn = await call(auth.login, { body });
  if (signedIn.roles.includes("Admin")) return signedIn;
  const { refreshToken } = signedIn;
  await call(auth.logout, { body: { refreshToken } }).catch((error: unknown) => console.warn("Logout failed", error));
  throw new ApiError(403, "forbidden", ADMIN_LOGIN.notAdmin);
}

/** The start-up check of the specification, section 4. Answers who is signed in, or null. */
async function checkStoredSession(): Promise<StoredUser | null> {
  try {
    const stored = readUser();
    const token = readToken();
    if (token === null || stored === null) {
      clearSession();
      return null;
    }
    if (token.startsWith(UNCHECKED_PREFIX)) return stored;
    const user = await call(auth.getProfile).catch(() => stored);
    // A refused token whose refresh was refused too has emptied the storage: the session is over, whatever was stored.
    if (readToken() === null) return null;
    storeUser(user);
    return user;
  } catch {
    clearSession();
    return null;
  }
}
