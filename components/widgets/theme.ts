"use client";

import { useSyncExternalStore } from "react";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
/** Seconds. */
const ONE_YEAR = 31_536_000;

const listeners = new Set<() => void>();

/** Cookie and attribute, no script in the page: the root layout reads the cookie, so a chosen theme never flashes. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  document.cookie =
    theme === "system"
      ? "theme=; Path=/; Max-Age=0; SameSite=Lax"
      : `theme=${theme}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
  for (const listener of listeners) listener();
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen theme; the page may show two switches at once, the sidebar's and the account's. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "system");
}
