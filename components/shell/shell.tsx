"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { Brand } from "#components/widgets/brand.tsx";
import { SHELL } from "#lib/copy/shell.ts";
import { MenuDrawer } from "./menu-drawer.tsx";
import { SidebarFoot } from "./sidebar-foot.tsx";
import { SidebarNav } from "./sidebar-nav.tsx";

/** The frame of every signed-in screen: sidebar, on a phone a bar with a drawer, and the page. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const pathname = usePathname();
  const shown = useRef(pathname);

  // A new page starts at its heading, as a loaded page would; the first one is left alone.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const start = main.current?.querySelector<HTMLElement>("h1") ?? main.current;
    start?.setAttribute("tabindex", "-1");
    start?.focus();
  }, [pathname]);

  return (
    <>
      <a className="skip" href="#main">
        {SHELL.skip}
      </a>
      <div className="app">
        <aside className="side" aria-label={SHELL.sidebar}>
          <div className="side-in">
            <Brand href="/dashboard" stacked />
            <SidebarNav />
            <SidebarFoot />
          </div>
        </aside>
        <header className="topbar">
          <Brand href="/dashboard" />
          <MenuDrawer />
        </header>
        <main className="main" id="main" tabIndex={-1} ref={main}>
          <div className="main-in">{children}</div>
        </main>
      </div>
    </>
  );
}
