"use client";

import { Settings } from "lucide-react";
import Link from "next/link";
import { DropdownMenu } from "radix-ui";
import { iconButtonClass } from "#components/ui/icon-button-class.ts";
import { MENU } from "#components/widgets/menu-class.ts";
import { ThemeChoices } from "#components/widgets/theme-choices.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { ADMIN_SHELL } from "#lib/copy/admin/admin-shell.ts";
import { SHELL } from "#lib/copy/shell.ts";

const LINKS = [
  { href: "/admin/settings", label: "settings" },
  { href: "/account", label: "account" },
  { href: "/dashboard", label: "docket" },
] as const;

/** The settings button of the top bar: the firm's settings, one's own account and cases, and the theme. */
export function SettingsMenu() {
  const labels = useCopy(ADMIN_SHELL);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className={iconButtonClass({ size: "l", className: "ml-auto" })}
        aria-label={ADMIN_SHELL.settingsMenu}
        title={ADMIN_SHELL.settingsMenu}
      >
        <Settings />
      </DropdownMenu.Trigger>
      {/* No portal: the menu belongs to the top bar's landmark. */}
      <DropdownMenu.Content className={MENU.menu} align="end" sideOffset={4}>
        {LINKS.map(({ href, label }) => (
          <DropdownMenu.Item key={href} className={MENU.item} asChild>
            <Link href={href}>{labels[label]}</Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator className={MENU.rule} />
        <ThemeChoices>
          <DropdownMenu.Label className={MENU.label}>{SHELL.theme}</DropdownMenu.Label>
        </ThemeChoices>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
