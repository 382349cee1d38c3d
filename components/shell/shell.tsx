"use client";

import type { ReactNode } from "react";
import { Brand } from "#components/widgets/brand.tsx";
import { MenuDrawer } from "#components/widgets/menu-drawer/menu-drawer.tsx";
import { useHeadingFocus } from "#components/widgets/use-heading-focus.ts";
import { SHELL } from "#lib/copy/shell.ts";
import { PaletteButton } from "./palette/palette-button.tsx";
import { PaletteProvider } from "./palette/palette-provider.tsx";
import { TopbarSearch } from "./palette/topbar-search.tsx";
import { PaneProvider, usePane } from "#components/widgets/pane.tsx";
import { SidebarFoot } from "./sidebar-foot.tsx";
import { SidebarNav } from "./sidebar-nav.tsx";

/** The frame of every signed-in screen: sidebar, on a phone a bar with a drawer, the page, and a pane beside it. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <PaletteProvider>
      <PaneProvider>
        <Frame>{children}</Frame>
      </PaneProvider>
    </PaletteProvider>
  );
}

function Frame({ children }: { readonly children: ReactNode }) {
  const main = useHeadingFocus();
  const { isOpen: isRail, setSlot } = usePane();
  return (
    <>
      <a className="skip" href="#main">
        {SHELL.skip}
      </a>
      <div
        data-rail={isRail || undefined}
        className="app [--pane:0px] data-rail:grid-cols-[64px_minmax(0,1fr)_var(--pane)] data-rail:[--pane:632px] wider:data-rail:[--pane:760px]"
      >
        <aside className="side in-data-rail:py-4 in-data-rail:pl-3" aria-label={SHELL.sidebar}>
          <div className="side-in in-data-rail:top-4">
            <Brand href="/dashboard" stacked isShort={isRail} />
            <PaletteButton />
            <SidebarNav />
            <SidebarFoot />
          </div>
        </aside>
        <header className="topbar">
          <Brand href="/dashboard" />
          <TopbarSearch />
          <MenuDrawer brand={<Brand href="/dashboard" />}>
            <SidebarNav />
            <SidebarFoot />
          </MenuDrawer>
        </header>
        <main className="main in-data-rail:px-4" id="main" tabIndex={-1} ref={main}>
          <div className="main-in">{children}</div>
        </main>
        <div ref={setSlot} className="sticky top-0 hidden h-dvh min-w-0 in-data-rail:block print:hidden" />
      </div>
    </>
  );
}
