"use client";

import type { ReactNode } from "react";
import { Brand } from "#components/widgets/brand.tsx";
import { PageFrame } from "#components/widgets/frame/page-frame.tsx";
import { PageMain } from "#components/widgets/frame/page-main.tsx";
import { Sidebar } from "#components/widgets/frame/sidebar.tsx";
import { SkipLink } from "#components/widgets/frame/skip-link.tsx";
import { MenuDrawer } from "#components/widgets/menu-drawer/menu-drawer.tsx";
import { useHeadingFocus } from "#components/widgets/use-heading-focus.ts";
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
      <SkipLink />
      <PageFrame
        data-rail={isRail || undefined}
        className="[--pane:0px] data-rail:grid-cols-[64px_minmax(0,1fr)_var(--pane)] data-rail:[--pane:632px] wider:data-rail:[--pane:760px]"
      >
        <Sidebar>
          <Brand href="/dashboard" stacked isShort={isRail} />
          <PaletteButton />
          <SidebarNav />
          <SidebarFoot />
        </Sidebar>
        <header className="sticky top-0 z-3 hidden h-14 items-center gap-2 border-b border-manila-edge bg-manila pr-2 pl-4 max-phone:flex print:hidden">
          <Brand href="/dashboard" className="m-0 flex-1 text-[20px]/[1.08] whitespace-nowrap" />
          <TopbarSearch />
          <MenuDrawer brand={<Brand href="/dashboard" className="m-0" />}>
            <SidebarNav />
            <SidebarFoot />
          </MenuDrawer>
        </header>
        <PageMain ref={main} className="in-data-rail:px-4">
          {children}
        </PageMain>
        <div ref={setSlot} className="sticky top-0 hidden h-dvh min-w-0 in-data-rail:block print:hidden" />
      </PageFrame>
    </>
  );
}
