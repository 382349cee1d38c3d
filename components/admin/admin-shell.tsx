"use client";

import clsx from "clsx";
import type { ReactNode } from "react";
import { MenuDrawer } from "#components/widgets/menu-drawer/menu-drawer.tsx";
import { useSession } from "#components/session/session.tsx";
import { useHeadingFocus } from "#components/widgets/use-heading-focus.ts";
import { ADMIN_SHELL } from "#lib/copy/admin-shell.ts";
import { SHELL } from "#lib/copy/shell.ts";
import { AdminBrand } from "./admin-brand.tsx";
import { AdminFoot } from "./admin-foot.tsx";
import { AdminNav } from "./admin-nav.tsx";
import styles from "./admin-shell.module.css";
import { SettingsMenu } from "./settings-menu.tsx";

/** The frame of every screen of the back office: sidebar, a top bar with the drawer's toggle and the settings, the page. */
export function AdminShell({ children }: { readonly children: ReactNode }) {
  const main = useHeadingFocus();
  const { user } = useSession();
  return (
    <>
      <a className="skip" href="#main">
        {SHELL.skip}
      </a>
      <div className={clsx("app", styles.admin)}>
        <aside className="side" aria-label={SHELL.sidebar}>
          <div className="side-in">
            <AdminBrand stacked />
            <AdminNav />
            <AdminFoot />
          </div>
        </aside>
        <div className="min-w-0">
          <header className={styles.top}>
            <span className={styles.toggle}>
              <MenuDrawer brand={<AdminBrand />}>
                <AdminNav />
                <AdminFoot />
              </MenuDrawer>
            </span>
            <span className={styles.brand}>
              <AdminBrand />
            </span>
            <span className={clsx("small muted trunc", styles.who)} title={user?.email}>
              {ADMIN_SHELL.signedInAs(user?.email ?? "")}
            </span>
            <SettingsMenu />
          </header>
          <main className="main" id="main" tabIndex={-1} ref={main}>
            <div className="main-in">{children}</div>
          </main>
        </div>
      </div>
    </>
  );
}
