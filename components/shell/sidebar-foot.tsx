"use client";

import clsx from "clsx";
import { CircleHelp, LogOut, ShieldCheck } from "lucide-react";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { leavePage } from "#components/widgets/leave-guard/leave-page.ts";
import { useSession } from "#components/session/session.tsx";
import { ThemeSwitch } from "#components/widgets/theme-switch.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { SHELL } from "#lib/copy/shell.ts";
import { initials } from "#lib/format/initials.ts";
import styles from "./sidebar-foot.module.css";

/** For an administrator the way to the back office; theme, who is signed in with the way to their account, and the way out. */
export function SidebarFoot() {
  const { user, isAdmin, logout } = useSession();
  const router = useRouter();
  const labels = useCopy(SHELL);
  const pathname = usePathname();
  if (user === null) return null;
  return (
    <div className="side-foot">
      {isAdmin && (
        <Link className="line" href="/admin/dashboard">
          <ShieldCheck className="i" />
          {labels.admin}
        </Link>
      )}
      <ThemeSwitch className="line" />
      <Link className="line" href="/help" aria-current={pathname === "/help" ? "page" : undefined}>
        <CircleHelp className="i" />
        {labels.help}
      </Link>
      <Link
        className={clsx("who", styles.who)}
        href="/account"
        aria-label={labels.accountOf(user)}
        aria-current={pathname === "/account" ? "page" : undefined}
      >
        <span className="seal" aria-hidden="true">
          {initials(user.fullName)}
        </span>
        <span className="min-w-0">
          <span className="strong small trunc block" title={user.fullName} dir="auto">
            {user.fullName}
          </span>
          <span className="tiny muted trunc block" title={user.email}>
            {user.email}
          </span>
        </span>
      </Link>
      <button
        className="line"
        type="button"
        onClick={() =>
          leavePage(() => {
            void logout();
            router.push("/login");
          })
        }
      >
        <LogOut className="i" />
        {labels.logout}
      </button>
    </div>
  );
}
