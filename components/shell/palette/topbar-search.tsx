"use client";

import { Search } from "lucide-react";
import { IconButton } from "#components/ui/icon-button.tsx";
import { PALETTE } from "#lib/copy/palette.ts";
import { usePalette } from "./palette-provider.tsx";

/** The way into the palette on a phone. */
export function TopbarSearch() {
  const { openPalette } = usePalette();
  return (
    <IconButton size="l" label={PALETTE.openLabel} onClick={openPalette}>
      <Search />
    </IconButton>
  );
}
