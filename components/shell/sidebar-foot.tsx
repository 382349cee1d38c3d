"use client";

import { CircleHelp, LogOut, ShieldCheck } from "lucide-react";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { leavePage } from "#components/widgets/leave-guard/leave-page.ts";
import { useSession } from "#components/session/session.tsx";
import { SIDEBAR_FOOT } from "#components/widgets/frame/sidebar-foot-class.ts";
import { Seal } from "#components/widgets/seal.tsx";
import { ThemeSwitch } from "#components/widgets/theme-switch.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { SHELL } from "#lib/copy/shell.ts";
import { initials } from "#lib/format/initials.ts";
import { usePane } from "#components/widgets/pane.tsx";

const LABEL = "in-data-rail:sr-only";

/** For an administrator the way to the back office; theme, who is signed in with the way to their account, and the way out. */
export function SidebarFoot() {
  const { user, isAdmin, logout } = useSession();
  const router = useRouter();
  const labels = useCopy(SHELL);
  const pathname = usePathname();
  const { isOpen: isRail } = usePane();
  if (user === null) return null;
  const tooltip = (label: string) => (isRail ? { title: label } : {});
  return (
    <div className={SIDEBAR_FOOT.box}>
      {isAdmin && (
        <Link className={SIDEBAR_FOOT.line} href="/admin/dashboard" {...tooltip(labels.admin)}>
          <ShieldCheck />
          <span className={LABEL}>{labels.admin}</span>
        </Link>
      )}
      <ThemeSwitch className={SIDEBAR_FOOT.line} labelClass={LABEL} />
      <Link
        className={SIDEBAR_FOOT.line}
        href="/help"
        aria-current={pathname === "/help" ? "page" : undefined}
        {...tooltip(labels.help)}
      >
        <CircleHelp />
        <span className={LABEL}>{labels.help}</span>
      </Link>
      <Link
        className={SIDEBAR_FOOT.who}
        href="/account"
        aria-label={labels.accountOf(user)}
        aria-current={pathname === "/account" ? "page" : undefined}
        {...tooltip(user.fullName)}
      >
        <Seal>{initials(user.fullName)}</Seal>
        <span className="min-w-0 in-data-rail:hidden">
          <span
            className="block min-w-0 truncate text-13 font-semibold group-hover/who:text-exhibit group-hover/who:underline group-aria-[current]/who:text-exhibit group-aria-[current]/who:underline"
            title={user.fullName}
            dir="auto"
          >
            {user.fullName}
          </span>
          <span className="block min-w-0 truncate text-12 text-ink-2" title={user.email}>
            {user.email}
          </span>
        </span>
      </Link>
      <button
        className={SIDEBAR_FOOT.line}
        type="button"
        {...tooltip(labels.logout)}
        onClick={() =>
          leavePage(() => {
            void logout();
            router.push("/login");
          })
        }
      >
        <LogOut />
        <span className={LABEL}>{labels.logout}</span>
      </button>
    </div>
  );
}
