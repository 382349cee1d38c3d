"use client";

import { Check, SunMoon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { SHELL } from "#lib/copy/shell.ts";
import styles from "./theme-switch.module.css";

const THEMES = ["system", "light", "dark"] as const;
type Theme = (typeof THEMES)[number];
/** Seconds. */
const ONE_YEAR = 31_536_000;

/** Cookie and attribute, no script in the page: the root layout reads the cookie, so a chosen theme never flashes. */
function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  document.cookie =
    theme === "system"
      ? "theme=; Path=/; Max-Age=0; SameSite=Lax"
      : `theme=${theme}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax`;
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === "light" || chosen === "dark" ? chosen : "system";
}

/** The "Theme" line of the sidebar: a menu of system, light and dark. `className` draws its button. */
export function ThemeSwitch({ className }: { readonly className?: string }) {
  const [theme, setTheme] = useState<Theme>("system");
  return (
    <DropdownMenu.Root modal={false} onOpenChange={() => setTheme(currentTheme())}>
      <DropdownMenu.Trigger className={className}>
        <SunMoon className="i" />
        {SHELL.theme}
      </DropdownMenu.Trigger>
      {/* No portal: the menu belongs to the sidebar's landmark, and in the drawer to its dialog. */}
      <DropdownMenu.Content className={styles.menu} side="top" align="start" sideOffset={4}>
        <DropdownMenu.RadioGroup
          value={theme}
          onValueChange={(value) => {
            const chosen = THEMES.find((candidate) => candidate === value) ?? "system";
            applyTheme(chosen);
            setTheme(chosen);
          }}
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
