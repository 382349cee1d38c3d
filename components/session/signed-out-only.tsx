"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { findOrigin } from "#components/widgets/session-origin.ts";
import { useSession } from "#components/widgets/session.tsx";
import { LoadingPage } from "./loading-page.tsx";

/**
 * Shows its children to visitors who are not signed in. Somebody who signs in here goes back to the page they asked
 * for, else an administrator to /admin/dashboard and a user to /dashboard; who came here signed in goes to /dashboard.
 */
export function SignedOutOnly({ children }: { readonly children: ReactNode }) {
  const { user, isReady, isAdmin } = useSession();
  const router = useRouter();
  const sawSignedOut = useRef(false);

  useEffect(() => {
    if (!isReady) return;
    if (user === null) {
      sawSignedOut.current = true;
      return;
    }
    const home = isAdmin ? "/admin/dashboard" : "/dashboard";
    router.replace(sawSignedOut.current ? (findOrigin(user.id) ?? home) : "/dashboard");
  }, [isReady, user, isAdmin, router]);

  return !isReady || user !== null ? <LoadingPage /> : children;
}
