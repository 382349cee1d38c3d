"use client";

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
      <fieldset className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        <legend className="mb-1 text-13 font-semibold">{APPEARANCE.legend}</legend>
        {THEMES.map((each) => (
          <label key={each} className="flex min-h-8 cursor-pointer items-center gap-2">
            <input
              className="size-4.5 accent-exhibit"
              type="radio"
              name="theme"
              value={each}
              checked={theme === each}
              onChange={() => applyTheme(each)}
            />
            {SHELL.themes[each]}
          </label>
        ))}
      </fieldset>
      <StraightFace />
    </Section>
  );
}
