"use client";

import { Search } from "lucide-react";
import { PALETTE } from "#lib/copy/palette.ts";
import styles from "./palette-button.module.css";
import { usePalette } from "./palette-provider.tsx";

/** The visible way into the palette, for the sidebar. */
export function PaletteButton() {
  const { openPalette } = usePalette();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={PALETTE.openLabel}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      <Search className="i" />
      <span>{PALETTE.open}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </button>
  );
}
