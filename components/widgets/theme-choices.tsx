"use client";

import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { SHELL } from "#lib/copy/shell.ts";
import { MENU } from "./menu-class.ts";
import { applyTheme, THEMES, useTheme } from "./theme.ts";

/** System, light and dark as the choices of a menu; `children` stand above them, as a label. */
export function ThemeChoices({ children }: { readonly children?: ReactNode }) {
  const theme = useTheme();
  return (
    <DropdownMenu.RadioGroup
      value={theme}
      onValueChange={(value) => applyTheme(THEMES.find((candidate) => candidate === value) ?? "system")}
    >
      {children}
      {THEMES.map((each) => (
        <DropdownMenu.RadioItem key={each} value={each} className={MENU.item}>
          {SHELL.themes[each]}
          <DropdownMenu.ItemIndicator>
            <Check />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
