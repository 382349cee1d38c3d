"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Escape inside a panel that is not a modal dialog. An open menu in it keeps its own. */
export function useEscape(inside: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    function onKeyDown({ key, target, defaultPrevented }: KeyboardEvent) {
      if (key !== "Escape" || defaultPrevented || !(target instanceof Element)) return;
      if (inside.current?.contains(target) === true && target.closest("[role=menu]") === null) latest.current();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [inside]);
}
