"use client";

import { useSyncExternalStore } from "react";

/** The same width as in document-viewer.module.css. */
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
