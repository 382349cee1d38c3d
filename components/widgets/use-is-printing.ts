"use client";

import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

const listeners = new Set<() => void>();
let isPrinting = false;

function set(next: boolean): void {
  if (next === isPrinting) return;
  isPrinting = next;
  // At once: the browser takes the page as it stands when the event is over.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

const onBefore = () => set(true);
const onAfter = () => set(false);
const onMedia = ({ matches }: MediaQueryListEvent) => set(matches);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener("beforeprint", onBefore);
    window.addEventListener("afterprint", onAfter);
    window.matchMedia("print").addEventListener("change", onMedia);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the page is put on paper: then lists are whole and the labels plain. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
