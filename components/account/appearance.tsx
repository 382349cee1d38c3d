"use client";

import { RadioGroup } from "#components/ui/form/radio-group.tsx";
import { applyTheme, THEMES, useTheme } from "#components/widgets/theme.ts";
import { APPEARANCE } from "#lib/copy/account/account.ts";
import { SHELL } from "#lib/copy/shell.ts";
import { Section } from "./section.tsx";
import { StraightFace } from "./straight-face.tsx";

/** The theme of this browser, the same choice as in the sidebar's menu, and the voice of the labels. */
export function Appearance() {
  const theme = useTheme();
  return (
    <Section title={APPEARANCE.title}>
      <RadioGroup
        legend={APPEARANCE.legend}
        options={THEMES.map((each) => [each, SHELL.themes[each]])}
        value={theme}
        onChange={applyTheme}
      />
      <StraightFace />
    </Section>
  );
}
