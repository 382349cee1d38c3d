"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { LEAVE_UPLOAD } from "#lib/copy/documents.ts";

type Guard = {
  /** Goes at once, or asks first while the guard is active. For the page's own buttons. */
  readonly leave: (go: () => void) => void;
  readonly dialog: ReactNode;
};

/**
 * While active, nobody leaves the page unasked: the browser asks before it closes the tab or loads another site, a dialog
 * before a link of our own is followed or, where the browser lets us know of it, before "back".
 */
export function useLeaveGuard(isActive: boolean): Guard {
  const router = useRouter();
  const [pending, setPending] = useState<{ readonly go: () => void } | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isActive) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const askAtLink = (event: MouseEvent) => {
      const href = internalLinkOf(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setPending({ go: () => router.push(href) });
    };
    const askAtBack = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable || isLeaving.current) return;
      event.preventDefault();
      const { key } = event.destination;
      setPending({ go: () => void window.navigation.traverseTo(key) });
    };
    // Not in every browser; without it "back" stops the upload unasked.
    const history = "navigation" in window ? window.navigation : null;
    window.addEventListener("beforeunload", ask);
    // Before the link's own handler, which navigates at once.
    document.addEventListener("click", askAtLink, { capture: true });
    history?.addEventListener("navigate", askAtBack);
    return () => {
      window.removeEventListener("beforeunload", ask);
      document.removeEventListener("click", askAtLink, { capture: true });
      history?.removeEventListener("navigate", askAtBack);
    };
  }, [isActive, router]);

  const leave = useCallback(
    (go: () => void) => {
      if (isActive) setPending({ go });
      else go();
    },
    [isActive],
  );

  const dialog = (
    <ConfirmDialog
      // What was asked about is over when the uploads are.
      open={pending !== null && isActive}
      onOpenChange={(open) => !open && setPending(null)}
      title={LEAVE_UPLOAD.title}
      text={LEAVE_UPLOAD.text}
      cancelLabel={LEAVE_UPLOAD.stay}
      confirmLabel={LEAVE_UPLOAD.leave}
      onConfirm={() => {
        isLeaving.current = true;
        setPending(null);
        pending?.go();
      }}
    />
  );
  return { leave, dialog };
}

/** The path of the link that a plain click follows to another page of ours; null for everything else. */
function internalLinkOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.target === "_blank" || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin || url.pathname === window.location.pathname) return null;
  return url.pathname + url.search + url.hash;
}
