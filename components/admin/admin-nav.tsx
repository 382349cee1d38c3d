"use client";

import { Activity, Folder, Gauge, ScrollText, Ticket, Users } from "lucide-react";
import { usePathname } from "next/navigation";
import { SidebarLink } from "#components/widgets/frame/sidebar-link.tsx";
import { ADMIN_SHELL } from "#lib/copy/admin/admin-shell.ts";

const ENTRIES = [
  { href: "/admin/dashboard", label: ADMIN_SHELL.dashboard, Icon: Gauge },
  { href: "/admin/users", label: ADMIN_SHELL.users, Icon: Users },
  { href: "/admin/health", label: ADMIN_SHELL.health, Icon: Activity },
  { href: "/admin/audit-logs", label: ADMIN_SHELL.auditLogs, Icon: ScrollText },
  { href: "/admin/registration-codes", label: ADMIN_SHELL.codes, Icon: Ticket },
  { href: "/admin/cases", label: ADMIN_SHELL.cases, Icon: Folder },
] as const;

/** The six links of the back office. */
export function AdminNav() {
  const pathname = usePathname();
  return (
    <nav className="grid gap-1" aria-label={ADMIN_SHELL.navigation}>
      {ENTRIES.map(({ href, label, Icon }) => (
        <SidebarLink key={href} href={href} aria-current={pathname === href ? "page" : undefined}>
          <Icon />
          {label}
        </SidebarLink>
      ))}
    </nav>
  );
}
