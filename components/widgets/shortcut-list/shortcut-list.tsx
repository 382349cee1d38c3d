"use client";

import { useSyncExternalStore } from "react";
import { SHORTCUTS, SINGLE_KEY_SWITCH } from "#lib/copy/shortcuts.ts";
import { setSingleKey, useSingleKey } from "./single-key.ts";

const NEVER = () => () => {};
const modKey = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl");

/** The keyboard shortcuts, with the switch for the one that is a single character. `Heading` fits it into its page. */
export function ShortcutList({ heading: Heading }: { readonly heading: "h2" | "h3" }) {
  const mod = useSyncExternalStore(NEVER, modKey, () => "Ctrl");
  const isOn = useSingleKey();
  return (
    <div className="grid gap-4">
      {SHORTCUTS.map(({ title, keys }) => (
        <section key={title}>
          <Heading className="text-15">{title}</Heading>
          <dl className="mt-1.5">
            {keys.map(({ keys: pressed, does }) => (
              <div key={does} className="flex min-h-8 items-center justify-between gap-4 border-b border-hair text-13">
                <dt>{does}</dt>
                <dd className="flex flex-none gap-1">
                  {pressed.map((key) => (
                    <kbd key={key}>{key === "Mod" ? mod : key}</kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className="flex min-h-8 items-center gap-2 text-13">
        <input type="checkbox" checked={isOn} onChange={(event) => setSingleKey(event.target.checked)} />
        {SINGLE_KEY_SWITCH}
      </label>
    </div>
  );
}
