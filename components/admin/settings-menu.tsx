"use client";

import { Check, Settings } from "lucide-react";
import Link from "next/link";
import { DropdownMenu } from "radix-ui";
import { applyTheme, THEMES, useTheme } from "#components/widgets/theme.ts";
import { useCopy } from "#components/widgets/voice.ts";
import { ADMIN_SHELL } from "#lib/copy/admin-shell.ts";
import { SHELL } from "#lib/copy/shell.ts";
import styles from "./settings-menu.module.css";

const LINKS = [
  { href: "/admin/settings", label: "settings" },
  { href: "/account", label: "account" },
  { href: "/dashboard", label: "docket" },
] as const;

/** The settings button of the top bar: the firm's settings, one's own account and cases, and the theme. */
export function SettingsMenu() {
  const theme = useTheme();
  const labels = useCopy(ADMIN_SHELL);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className={`ib l ${styles.trigger}`}
        aria-label={ADMIN_SHELL.settingsMenu}
        title={ADMIN_SHELL.settingsMenu}
      >
        <Settings className="i" />
      </DropdownMenu.Trigger>
      {/* No portal: the menu belongs to the top bar's landmark. */}
      <DropdownMenu.Content className={styles.menu} align="end" sideOffset={4}>
        {LINKS.map(({ href, label }) => (
          <DropdownMenu.Item key={href} className={styles.item} asChild>
            <Link href={href}>{labels[label]}</Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator className={styles.rule} />
        <DropdownMenu.RadioGroup
          value={theme}
          onValueChange={(value) => applyTheme(THEMES.find((candidate) => candidate === value) ?? "system")}
        >
          <DropdownMenu.Label className={`label ${styles.label}`}>{SHELL.theme}</DropdownMenu.Label>
          {THEMES.map((each) => (
            <DropdownMenu.RadioItem key={each} value={each} className={styles.item}>
              {SHELL.themes[each]}
              <DropdownMenu.ItemIndicator>
                <Check className="i" />
              </DropdownMenu.ItemIndicator>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
