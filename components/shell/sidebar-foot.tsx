"use client";

import { CircleHelp, LogOut, ShieldCheck } from "lucide-react";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import { leavePage } from "#components/widgets/leave-guard/leave-page.ts";
import { useSession } from "#components/session/session.tsx";
import { ThemeSwitch } from "#components/widgets/theme-switch.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { SHELL } from "#lib/copy/shell.ts";
import { initials } from "#lib/format/initials.ts";
import { usePane } from "#components/widgets/pane.tsx";

const LINE = "line in-data-rail:w-10 in-data-rail:justify-center in-data-rail:px-0";
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
    <div className="side-foot in-data-rail:pr-3">
      {isAdmin && (
        <Link className={LINE} href="/admin/dashboard" {...tooltip(labels.admin)}>
          <ShieldCheck className="i" />
          <span className={LABEL}>{labels.admin}</span>
        </Link>
      )}
      <ThemeSwitch className={LINE} labelClass={LABEL} />
      <Link
        className={LINE}
        href="/help"
        aria-current={pathname === "/help" ? "page" : undefined}
        {...tooltip(labels.help)}
      >
        <CircleHelp className="i" />
        <span className={LABEL}>{labels.help}</span>
      </Link>
      <Link
        className="who group/who in-data-rail:grid-cols-[36px] in-data-rail:py-3 in-data-rail:pr-0 in-data-rail:pl-0.5"
        href="/account"
        aria-label={labels.accountOf(user)}
        aria-current={pathname === "/account" ? "page" : undefined}
        {...tooltip(user.fullName)}
      >
        <span className="seal" aria-hidden="true">
          {initials(user.fullName)}
        </span>
        <span className="min-w-0 in-data-rail:hidden">
          <span
            className="strong small trunc block group-hover/who:text-exhibit group-hover/who:underline group-aria-[current]/who:text-exhibit group-aria-[current]/who:underline"
            title={user.fullName}
            dir="auto"
          >
            {user.fullName}
          </span>
          <span className="tiny muted trunc block" title={user.email}>
            {user.email}
          </span>
        </span>
      </Link>
      <button
        className={LINE}
        type="button"
        {...tooltip(labels.logout)}
        onClick={() =>
          leavePage(() => {
            void logout();
            router.push("/login");
          })
        }
      >
        <LogOut className="i" />
        <span className={LABEL}>{labels.logout}</span>
      </button>
    </div>
  );
}
