"use client";

import type { ReactNode } from "react";
import { Brand } from "#components/widgets/brand.tsx";
import { MenuDrawer } from "#components/widgets/menu-drawer/menu-drawer.tsx";
import { useHeadingFocus } from "#components/widgets/use-heading-focus.ts";
import { SHELL } from "#lib/copy/shell.ts";
import { PaletteButton } from "./palette/palette-button.tsx";
import { PaletteProvider } from "./palette/palette-provider.tsx";
import { TopbarSearch } from "./palette/topbar-search.tsx";
import { SidebarFoot } from "./sidebar-foot.tsx";
import { SidebarNav } from "./sidebar-nav.tsx";

/** The frame of every signed-in screen: sidebar, on a phone a bar with a drawer, and the page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const main = useHeadingFocus();
  return (
    <PaletteProvider>
      <a className="skip" href="#main">
        {SHELL.skip}
      </a>
      <div className="app">
        <aside className="side" aria-label={SHELL.sidebar}>
          <div className="side-in">
            <Brand href="/dashboard" stacked />
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
        <main className="main" id="main" tabIndex={-1} ref={main}>
          <div className="main-in">{children}</div>
        </main>
      </div>
    </PaletteProvider>
  );
}
