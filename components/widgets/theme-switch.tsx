"use client";

import { Check, SunMoon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { SHELL } from "#lib/copy/shell.ts";
import { applyTheme, THEMES, useTheme } from "./theme.ts";
import styles from "./theme-switch.module.css";

/** The "Theme" line of the sidebar: a menu of system, light and dark. `className` draws its button. */
export function ThemeSwitch({ className }: { readonly className?: string }) {
  const theme = useTheme();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={className}>
        <SunMoon className="i" />
        {SHELL.theme}
      </DropdownMenu.Trigger>
      {/* No portal: the menu belongs to the sidebar's landmark, and in the drawer to its dialog. */}
      <DropdownMenu.Content className={styles.menu} side="top" align="start" sideOffset={4}>
        <DropdownMenu.RadioGroup
          value={theme}
          onValueChange={(value) => applyTheme(THEMES.find((candidate) => candidate === value) ?? "system")}
        >
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
