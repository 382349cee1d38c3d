"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Below it a window is a phone; the same as `on-phone:` in app/globals.css. */
export const PHONE = "(width <= 720px)";
/** From it on the viewer is a pane beside the page; the same as `wide:` in app/globals.css. */
export const WIDE = "(width >= 1600px)";

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
