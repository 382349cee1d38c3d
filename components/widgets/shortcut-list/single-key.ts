"use client";

import { useSyncExternalStore } from "react";

/** Kept in this browser; holds nothing about anybody. */
const KEY = "single_key_shortcuts";
const listeners = new Set<() => void>();

export function isSingleKeyOn(): boolean {
  return localStorage.getItem(KEY) !== "off";
}

export function setSingleKey(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, "off");
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether shortcuts of one character work outside the document's text. */
export function useSingleKey(): boolean {
  return useSyncExternalStore(subscribe, isSingleKeyOn, () => true);
}
