"use client";

import { usePathname, useRouter } from "next/navigation";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { rememberOrigin } from "#components/session/session-origin.ts";
import { useSession } from "#components/session/session.tsx";
import { LoadingPage } from "./loading-page.tsx";

/** Shows its children to signed-in users; sends everybody else to /login and remembers what they asked for. */
export function RequireUser({ children }: { readonly children: ReactNode }) {
  const { user, isReady } = useSession();
  const router = useRouter();
  const pathname = usePathname();
  const userId = user?.id ?? null;
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (!isReady) return;
    // Whoever signs out here, in this tab or another, did not ask to come back; who was never signed in did.
    if (userId !== null || !wasSignedIn.current)
      rememberOrigin({ path: window.location.pathname + window.location.search, userId });
    if (userId === null) router.replace("/login");
    else wasSignedIn.current = true;
  }, [isReady, userId, pathname, router]);

  // Keyed, so that nothing of one user is still on the screen when another tab signs in as someone else.
  return userId === null ? <LoadingPage /> : <Fragment key={userId}>{children}</Fragment>;
}
