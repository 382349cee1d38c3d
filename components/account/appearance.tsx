"use client";

import { applyTheme, THEMES, useTheme } from "#components/widgets/theme.ts";
import { APPEARANCE } from "#lib/copy/account.ts";
import { SHELL } from "#lib/copy/shell.ts";
import styles from "./appearance.module.css";
import { Section } from "./section.tsx";
import { StraightFace } from "./straight-face.tsx";

/** The theme of this browser, the same choice as in the sidebar's menu, and the voice of the labels. */
export function Appearance() {
  const theme = useTheme();
  return (
    <Section title={APPEARANCE.title}>
      <fieldset className={styles.themes}>
        <legend>{APPEARANCE.legend}</legend>
        {THEMES.map((each) => (
          <label key={each}>
            <input type="radio" name="theme" value={each} checked={theme === each} onChange={() => applyTheme(each)} />
            {SHELL.themes[each]}
          </label>
        ))}
      </fieldset>
      <StraightFace />
    </Section>
  );
}
