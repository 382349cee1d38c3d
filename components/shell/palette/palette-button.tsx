"use client";

import { Search } from "lucide-react";
import { PALETTE } from "#lib/copy/palette.ts";
import { usePalette } from "./palette-provider.tsx";

/** The visible way into the palette, for the sidebar. */
export function PaletteButton() {
  const { openPalette } = usePalette();
  return (
    <button
      type="button"
      className="mr-4 mb-3 flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control border border-field bg-sheet pr-2 pl-3 text-start text-ink hover:bg-paper in-data-rail:mr-0 in-data-rail:w-10 in-data-rail:justify-center in-data-rail:px-0"
      aria-label={PALETTE.openLabel}
      title={PALETTE.openLabel}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      <Search />
      <span className="flex-1 in-data-rail:hidden">{PALETTE.open}</span>
      <kbd aria-hidden="true" className="in-data-rail:hidden">
        Ctrl K
      </kbd>
    </button>
  );
}
