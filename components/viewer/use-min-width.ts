"use client";

import { useSyncExternalStore } from "react";

/** CSS pixels; the breakpoints of app/globals.css. */
const BREAKPOINT = { phone: 721, tablet: 1001 } as const;

/** Whether the window is at least as wide as a breakpoint. On the server, which draws no viewer, it is. */
export function useMinWidth(breakpoint: keyof typeof BREAKPOINT): boolean {
  const media = `(min-width: ${BREAKPOINT[breakpoint]}px)`;
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(media);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    () => window.matchMedia(media).matches,
    () => true,
  );
}
