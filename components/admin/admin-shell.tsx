"use client";

import type { ReactNode } from "react";
import { PageFrame } from "#components/widgets/frame/page-frame.tsx";
import { PageMain } from "#components/widgets/frame/page-main.tsx";
import { Sidebar } from "#components/widgets/frame/sidebar.tsx";
import { SkipLink } from "#components/widgets/frame/skip-link.tsx";
import { MenuDrawer } from "#components/widgets/menu-drawer/menu-drawer.tsx";
import { useSession } from "#components/session/session.tsx";
import { useHeadingFocus } from "#components/widgets/use-heading-focus.ts";
import { ADMIN_SHELL } from "#lib/copy/admin/admin-shell.ts";
import { AdminBrand } from "./admin-brand.tsx";
import { AdminFoot } from "./admin-foot.tsx";
import { AdminNav } from "./admin-nav.tsx";
import { SettingsMenu } from "./settings-menu.tsx";

/** The frame of every screen of the back office: sidebar, a top bar with the drawer's toggle and the settings, the page. */
export function AdminShell({ children }: { readonly children: ReactNode }) {
  const main = useHeadingFocus();
  const { user } = useSession();
  return (
    <>
      <SkipLink />
      <PageFrame data-admin className="text-13 [&_h1]:text-28 max-phone:[&_h1]:text-22">
        <Sidebar>
          <AdminBrand stacked />
          <AdminNav />
          <AdminFoot />
        </Sidebar>
        <div className="min-w-0">
          <header className="sticky top-0 z-3 flex h-14 items-center gap-2 bg-paper pr-6 pl-8 max-phone:border-b max-phone:border-manila-edge max-phone:bg-manila max-phone:px-2 print:hidden">
            <span className="hidden max-phone:block">
              <MenuDrawer brand={<AdminBrand className="m-0" />}>
                <AdminNav />
                <AdminFoot />
              </MenuDrawer>
            </span>
            <AdminBrand className="m-0 hidden text-[20px]/[1.08] whitespace-nowrap max-phone:block" />
            <span className="min-w-0 truncate text-13 text-ink-2 max-phone:hidden" title={user?.email}>
              {ADMIN_SHELL.signedInAs(user?.email ?? "")}
            </span>
            <SettingsMenu />
          </header>
          <PageMain ref={main} className="pt-2 max-phone:pt-4">
            {children}
          </PageMain>
        </div>
      </PageFrame>
    </>
  );
}
