"use client";

import { useSyncExternalStore } from "react";
import { SHORTCUTS, SINGLE_KEY_SWITCH } from "#lib/copy/shortcuts.ts";
import styles from "./shortcut-list.module.css";
import { setSingleKey, useSingleKey } from "./single-key.ts";

const NEVER = () => () => {};
const modKey = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl");

/** The keyboard shortcuts, with the switch for the one that is a single character. `Heading` fits it into its page. */
export function ShortcutList({ heading: Heading }: { readonly heading: "h2" | "h3" }) {
  const mod = useSyncExternalStore(NEVER, modKey, () => "Ctrl");
  const isOn = useSingleKey();
  return (
    <div className={styles.groups}>
      {SHORTCUTS.map(({ title, keys }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <dl className={styles.list}>
            {keys.map(({ keys: pressed, does }) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {pressed.map((key) => (
                    <kbd key={key}>{key === "Mod" ? mod : key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={(event) => setSingleKey(event.target.checked)} />
        {SINGLE_KEY_SWITCH}
      </label>
    </div>
  );
}
