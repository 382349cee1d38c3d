"use client";

import { FilePlus, Folder } from "lucide-react";
import { usePathname } from "next/navigation";
import { SidebarLink } from "#components/widgets/frame/sidebar-link.tsx";
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
    <nav className="grid gap-1" aria-label={SHELL.mainNavigation}>
      {ENTRIES.map(({ href, label, Icon }) => (
        <SidebarLink
          key={href}
          href={href}
          title={isRail ? labels[label] : undefined}
          aria-current={currentOf(href, pathname)}
        >
          <Icon />
          <span className="in-data-rail:sr-only">{labels[label]}</span>
        </SidebarLink>
      ))}
    </nav>
  );
}
