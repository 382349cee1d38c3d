"use client";

import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Puts the focus on the heading of each new page, as a loaded page would start there; the first one is left alone.
 * @returns the ref of the element that holds the pages
 */
export function useHeadingFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const start = main.current?.querySelector<HTMLElement>("h1") ?? main.current;
    start?.setAttribute("tabindex", "-1");
    start?.focus();
  }, [pathname]);

  return main;
}
