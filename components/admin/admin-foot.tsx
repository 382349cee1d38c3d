"use client";

import { CircleHelp, LogOut } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useSession } from "#components/session/session.tsx";
import { SIDEBAR_FOOT } from "#components/widgets/frame/sidebar-foot-class.ts";
import { Seal } from "#components/widgets/seal.tsx";
import { ThemeSwitch } from "#components/widgets/theme-switch.tsx";
import { ADMIN_SHELL } from "#lib/copy/admin/admin-shell.ts";
import { SHELL } from "#lib/copy/shell.ts";
import { initials } from "#lib/format/initials.ts";

/** Help, theme, who is signed in, and the way out. */
export function AdminFoot() {
  const { user, logout } = useSession();
  const router = useRouter();
  if (user === null) return null;
  return (
    <div className={SIDEBAR_FOOT.box}>
      <Link className={SIDEBAR_FOOT.line} href="/help">
        <CircleHelp />
        {SHELL.help}
      </Link>
      <ThemeSwitch className={SIDEBAR_FOOT.line} />
      <div className={SIDEBAR_FOOT.who} title={`${user.fullName}, ${user.email}`}>
        <Seal>{[...initials(user.fullName)][0] ?? ""}</Seal>
        <span className="min-w-0">
          <span className="block min-w-0 truncate text-13 font-semibold">{ADMIN_SHELL.user}</span>
          <span className="block min-w-0 truncate text-12 text-ink-2">{ADMIN_SHELL.role}</span>
        </span>
      </div>
      <button
        className={SIDEBAR_FOOT.line}
        type="button"
        onClick={() => {
          void logout();
          router.push("/admin-login");
        }}
      >
        <LogOut />
        {ADMIN_SHELL.logout}
      </button>
    </div>
  );
}
