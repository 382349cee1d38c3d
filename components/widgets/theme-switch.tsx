"use client";

import { SunMoon } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { SHELL } from "#lib/copy/shell.ts";
import { MENU } from "./menu-class.ts";
import { ThemeChoices } from "./theme-choices.tsx";

type Props = { readonly className?: string; readonly labelClass?: string };

/** The "Theme" line of the sidebar: a menu of system, light and dark. `className` draws its button. */
export function ThemeSwitch({ className, labelClass }: Props) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={className} title={SHELL.theme}>
        <SunMoon />
        <span className={labelClass}>{SHELL.theme}</span>
      </DropdownMenu.Trigger>
      {/* No portal: the menu belongs to the sidebar's landmark, and in the drawer to its dialog. */}
      <DropdownMenu.Content className={MENU.menu} side="top" align="start" sideOffset={4}>
        <ThemeChoices />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
