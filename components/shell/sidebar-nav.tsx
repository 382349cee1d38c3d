"use client";

import { FilePlus, Folder } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { SHELL } from "#lib/copy/shell.ts";

const ENTRIES = [
  { href: "/dashboard", label: SHELL.docket, Icon: Folder },
  { href: "/cases/new", label: SHELL.newCase, Icon: FilePlus },
] as const;

export function SidebarNav() {
  const pathname = usePathname();
  return (
    <nav aria-label={SHELL.mainNavigation}>
      {ENTRIES.map(({ href, label, Icon }) => (
        <Link key={href} href={href} aria-current={pathname === href ? "page" : undefined}>
          <Icon className="i" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
