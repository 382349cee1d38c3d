"use client";

import { Activity, Folder, Gauge, ScrollText, Ticket, Users } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { ADMIN_SHELL } from "#lib/copy/admin-shell.ts";

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
    <nav aria-label={ADMIN_SHELL.navigation}>
      {ENTRIES.map(({ href, label, Icon }) => (
        <Link key={href} href={href} aria-current={pathname === href ? "page" : undefined}>
          <Icon className="i" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
