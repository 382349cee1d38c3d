"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { WHAT_IF } from "#lib/copy/case-detail.ts";

/** While `isOpen`, closing the tab asks by the browser's own dialog, and a link to another page by ours. */
export function LeaveGuard({ isOpen }: { readonly isOpen: boolean }) {
  const router = useRouter();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // The framework has no way to hold a navigation back; its links are caught before they see the press.
    const onClick = (event: MouseEvent) => {
      const href = leavingHref(event);
      if (href === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(href);
    };
    window.addEventListener("beforeunload", onUnload);
    window.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      window.removeEventListener("click", onClick, true);
    };
  }, [isOpen]);

  return (
    <ConfirmDialog
      open={target !== null}
      onOpenChange={() => setTarget(null)}
      title={WHAT_IF.leaveTitle}
      text={WHAT_IF.leaveText}
      confirmLabel={WHAT_IF.leave}
      cancelLabel={WHAT_IF.stay}
      onConfirm={() => {
        if (target !== null) router.push(target);
        setTarget(null);
      }}
    />
  );
}

/** Where a press would take this tab, when that is another page of ours; null for everything else. */
function leavingHref(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  if (link === null || link.target === "_blank" || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  const { origin, pathname } = window.location;
  return url.origin === origin && url.pathname !== pathname ? url.pathname + url.search : null;
}
