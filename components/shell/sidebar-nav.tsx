"use client";

import { FilePlus, Folder } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useCopy } from "#components/widgets/voice.ts";
import { SHELL } from "#lib/copy/shell.ts";
import { usePane } from "#components/widgets/pane.tsx";

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
  const { isOpen: isRail } = usePane();
  return (
    <nav aria-label={SHELL.mainNavigation}>
      {ENTRIES.map(({ href, label, Icon }) => (
        <Link
          key={href}
          href={href}
          title={isRail ? labels[label] : undefined}
          aria-current={currentOf(href, pathname)}
          className="in-data-rail:justify-center in-data-rail:px-0"
        >
          <Icon className="i" />
          <span className="in-data-rail:sr-only">{labels[label]}</span>
        </Link>
      ))}
    </nav>
  );
}
