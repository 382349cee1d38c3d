"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { findOrigin } from "#components/session/session-origin.ts";
import { useSession } from "#components/session/session.tsx";
import { LoadingPage } from "#components/session/loading-page.tsx";
import { TypedEmailProvider } from "#components/auth/typed-email.tsx";

const ADMIN_HOME = "/admin/dashboard";

/**
 * Shows its children to visitors who are not signed in. Somebody who signs in here goes back to the page they asked
 * for, else an administrator to /admin/dashboard and a user to /dashboard; who came here signed in goes to /dashboard.
 * /admin-login leads into the back office only, whatever page of a case was asked for before. Only the founder becomes an
 * administrator at /register, and begins on the docket, where the set-up list is.
 */
export function SignedOutOnly({ children }: { readonly children: ReactNode }) {
  const { user, isReady, isAdmin } = useSession();
  const router = useRouter();
  const path = usePathname();
  const isAdminLogin = path === "/admin-login";
  const home = isAdmin && path !== "/register" ? ADMIN_HOME : "/dashboard";
  const sawSignedOut = useRef(false);

  useEffect(() => {
    if (!isReady) return;
    if (user === null) {
      sawSignedOut.current = true;
      return;
    }
    if (!sawSignedOut.current) {
      router.replace("/dashboard");
      return;
    }
    const origin = findOrigin(user.id);
    const leads = origin !== null && (!isAdminLogin || origin.startsWith("/admin/"));
    router.replace(leads ? origin : home);
  }, [isReady, user, isAdminLogin, home, router]);

  return !isReady || user !== null ? <LoadingPage /> : <TypedEmailProvider>{children}</TypedEmailProvider>;
}
