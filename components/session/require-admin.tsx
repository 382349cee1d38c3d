"use client";

import { usePathname, useRouter } from "next/navigation";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { toast } from "sonner";
import { rememberOrigin } from "#components/session/session-origin.ts";
import { useSession } from "#components/session/session.tsx";
import { ADMIN_LOGIN } from "#lib/copy/account/login.ts";
import { LoadingPage } from "./loading-page.tsx";

/**
 * Shows its children to administrators; sends everybody else to /admin-login. What they asked for is remembered for
 * those who were not signed in. The server decides each call by itself: this only spares others an empty page.
 */
export function RequireAdmin({ children }: { readonly children: ReactNode }) {
  const { user, isReady, isAdmin } = useSession();
  const router = useRouter();
  const pathname = usePathname();
  const userId = user?.id ?? null;
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (!isReady) return;
    // Whoever signs out here, in this tab or another, did not ask to come back.
    const asksToComeBack = userId === null ? !wasSignedIn.current : isAdmin;
    if (asksToComeBack) rememberOrigin({ path: window.location.pathname + window.location.search, userId });
    if (userId !== null) wasSignedIn.current = true;
    if (isAdmin) return;
    // From there a signed-in user goes on to the dashboard: without a word nobody would know why.
    if (userId !== null) toast.error(ADMIN_LOGIN.notAdmin, { id: "not-admin" });
    router.replace("/admin-login");
  }, [isReady, userId, isAdmin, pathname, router]);

  return isAdmin ? <Fragment key={userId}>{children}</Fragment> : <LoadingPage />;
}
