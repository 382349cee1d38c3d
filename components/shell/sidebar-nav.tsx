"use client";

import { FilePlus, Folder } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useCopy } from "#components/widgets/voice.ts";
import { SHELL } from "#lib/copy/shell.ts";

const ENTRIES = [
  { href: "/dashboard", label: "docket", Icon: Folder },
  { href: "/cases/new", label: "newCase", Icon: FilePlus },
] as const;

/** A case lies in the docket: on its pages the docket's tab stays open, though it is not the page itself. */
function currentOf(href: string, pathname: string): "page" | "true" | undefined {
  if (pathname === href) return "page";
  if (pathname.startsWith("/cases/new/")) return href === "/cases/new" ? "true" : undefined;
  const isCase = pathname.startsWith("/cases/") && !ENTRIES.some((entry) => entry.href === pathname);
  return isCase && href === "/dashboard" ? "true" : undefined;
}

export function SidebarNav() {
  const pathname = usePathname();
  const labels = useCopy(SHELL);
  return (
    <nav aria-label={SHELL.mainNavigation}>
      {ENTRIES.map(({ href, label, Icon }) => (
        <Link key={href} href={href} aria-current={currentOf(href, pathname)}>
          <Icon className="i" />
          {labels[label]}
        </Link>
      ))}
    </nav>
  );
}
