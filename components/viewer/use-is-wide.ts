"use client";

import { useSyncExternalStore } from "react";

/** The width of the breakpoint "tablet" of app/globals.css. */
const WIDE = "(min-width: 1001px)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether page picture, text and notes stand side by side. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}
