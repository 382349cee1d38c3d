"use client";

import { LogOut } from "lucide-react";
import { useRouter } from "next/navigation";
import { useSession } from "#components/widgets/session.tsx";
import { ThemeSwitch } from "#components/widgets/theme-switch.tsx";
import { SHELL } from "#lib/copy/shell.ts";
import { initials } from "#lib/format/initials.ts";

/** Theme, who is signed in, and the way out. */
export function SidebarFoot() {
  const { user, logout } = useSession();
  const router = useRouter();
  if (user === null) return null;
  return (
    <div className="side-foot">
      <ThemeSwitch className="line" />
      <div className="who">
        <span className="seal" aria-hidden="true">
          {initials(user.fullName)}
        </span>
        <span className="min-w-0">
          <span className="strong small trunc block" title={user.fullName}>
            {user.fullName}
          </span>
          <span className="tiny muted trunc block" title={user.email}>
            {user.email}
          </span>
        </span>
      </div>
      <button
        className="line"
        type="button"
        onClick={() => {
          void logout();
          router.push("/login");
        }}
      >
        <LogOut className="i" />
        {SHELL.logout}
      </button>
    </div>
  );
}
