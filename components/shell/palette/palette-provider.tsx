"use client";

import dynamic from "next/dynamic";
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { Dialog } from "#components/ui/dialog.tsx";
import { ShortcutList } from "#components/widgets/shortcut-list/shortcut-list.tsx";
import { isTyping } from "#components/widgets/is-typing.ts";
import { isSingleKeyOn } from "#components/widgets/shortcut-list/single-key.ts";
import { SHORTCUTS_TITLE } from "#lib/copy/shortcuts.ts";

/** Loaded when it is first asked for: no page waits for it. */
const Palette = dynamic(() => import("./palette.tsx"), { ssr: false });

type Opener = { readonly openPalette: () => void };
const PaletteContext = createContext<Opener>({ openPalette: () => {} });

export function usePalette(): Opener {
  return useContext(PaletteContext);
}

/** Ctrl/Cmd+K opens the palette anywhere, "?" the list of shortcuts where nothing is being typed. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<"palette" | "shortcuts" | null>(null);
  const opener = useMemo(() => ({ openPalette: () => setOpen("palette") }), []);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const hasMod = event.ctrlKey || event.metaKey;
      if (hasMod && !event.shiftKey && event.key.toLowerCase() === "k") {
        event.preventDefault();
        setOpen((before) => (before === "palette" ? null : "palette"));
      } else if (!hasMod && event.key === "?" && !isTyping(event.target) && isSingleKeyOn()) {
        event.preventDefault();
        setOpen("shortcuts");
      }
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <PaletteContext value={opener}>
      {children}
      {open === "palette" && <Palette onClose={() => setOpen(null)} onShortcuts={() => setOpen("shortcuts")} />}
      <Dialog open={open === "shortcuts"} onOpenChange={(isOpen) => !isOpen && setOpen(null)} title={SHORTCUTS_TITLE}>
        <ShortcutList heading="h3" />
      </Dialog>
    </PaletteContext>
  );
}
