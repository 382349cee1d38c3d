"use client";

import { CircleHelp, LogOut } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useSession } from "#components/session/session.tsx";
import { ThemeSwitch } from "#components/widgets/theme-switch.tsx";
import { ADMIN_SHELL } from "#lib/copy/admin-shell.ts";
import { SHELL } from "#lib/copy/shell.ts";
import { initials } from "#lib/format/initials.ts";

/** Help, theme, who is signed in, and the way out. */
export function AdminFoot() {
  const { user, logout } = useSession();
  const router = useRouter();
  if (user === null) return null;
  return (
    <div className="side-foot">
      <Link className="line" href="/help">
        <CircleHelp className="i" />
        {SHELL.help}
      </Link>
      <ThemeSwitch className="line" />
      <div className="who" title={`${user.fullName}, ${user.email}`}>
        <span className="seal" aria-hidden="true">
          {[...initials(user.fullName)][0] ?? ""}
        </span>
        <span className="min-w-0">
          <span className="strong small trunc block">{ADMIN_SHELL.user}</span>
          <span className="tiny muted trunc block">{ADMIN_SHELL.role}</span>
        </span>
      </div>
      <button
        className="line"
        type="button"
        onClick={() => {
          void logout();
          router.push("/admin-login");
        }}
      >
        <LogOut className="i" />
        {ADMIN_SHELL.logout}
      </button>
    </div>
  );
}
