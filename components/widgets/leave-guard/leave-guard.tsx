"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { addGuard } from "./leave-page.ts";

type Props = {
  readonly isActive: boolean;
  readonly question: {
    readonly title: string;
    readonly text: string;
    readonly stay: string;
    readonly leave: string;
  };
};

/**
 * While active, nobody leaves the page unasked: the browser asks before it closes the tab or loads another site, a dialog
 * before a link or a button of our own is followed or, where the browser lets us know of it, before "back".
 */
export function LeaveGuard({ isActive, question }: Props) {
  const router = useRouter();
  const [pending, setPending] = useState<{ readonly go: () => void } | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isActive) return;
    isLeaving.current = false;
    const ask = (go: () => void) => setPending({ go });
    const askAtUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const askAtLink = (event: MouseEvent) => {
      const href = internalLinkOf(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => router.push(href));
    };
    const askAtBack = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable || isLeaving.current) return;
      const { key, url } = event.destination;
      if (isThisPage(new URL(url))) return;
      event.preventDefault();
      ask(() => void window.navigation.traverseTo(key));
    };
    // Not in every browser; without it "back" goes unasked.
    const history = "navigation" in window ? window.navigation : null;
    const takeAway = addGuard(ask);
    window.addEventListener("beforeunload", askAtUnload);
    // Before the link's own handler, which navigates at once.
    document.addEventListener("click", askAtLink, { capture: true });
    history?.addEventListener("navigate", askAtBack);
    return () => {
      takeAway();
      window.removeEventListener("beforeunload", askAtUnload);
      document.removeEventListener("click", askAtLink, { capture: true });
      history?.removeEventListener("navigate", askAtBack);
    };
  }, [isActive, router]);

  return (
    <ConfirmDialog
      // What was asked about may be over before the answer comes.
      open={pending !== null && isActive}
      onOpenChange={(open) => !open && setPending(null)}
      title={question.title}
      text={question.text}
      cancelLabel={question.stay}
      confirmLabel={question.leave}
      onConfirm={() => {
        isLeaving.current = true;
        setPending(null);
        pending?.go();
      }}
    />
  );
}

/** An address of this very page, whatever is asked of it: a document over the case, a filter. */
function isThisPage({ origin, pathname }: URL): boolean {
  return origin === window.location.origin && pathname === window.location.pathname;
}

/** The path of the link that a plain click follows to another page of ours; null for everything else. */
function internalLinkOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.target === "_blank" || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.origin !== window.location.origin || isThisPage(url)) return null;
  return url.pathname + url.search + url.hash;
}
