"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";
import type { TextRange } from "#lib/domain/text/normalise-text.ts";
import { findSelectedRange } from "./selected-range.ts";

/** Says which words of the page are selected, by mouse or by keyboard; null when none are any more. */
export function useSelectedWords(
  reading: RefObject<HTMLElement | null>,
  before: TextRange | null,
  onSelect: (range: TextRange | null) => void,
): void {
  const follow = useEffectEvent(() => {
    const text = reading.current?.querySelector("[data-page-text]") ?? null;
    const range = text === null ? null : findSelectedRange(text);
    if (range?.start !== before?.start || range?.end !== before?.end) onSelect(range);
  });
  useEffect(() => {
    const onChange = () => follow();
    document.addEventListener("selectionchange", onChange);
    return () => document.removeEventListener("selectionchange", onChange);
  }, []);
}
