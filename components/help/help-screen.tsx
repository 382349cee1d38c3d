"use client";

import { useNames } from "#components/widgets/names.tsx";
import { ShortcutList } from "#components/widgets/shortcut-list/shortcut-list.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { VERDICT } from "#lib/copy/case-detail.ts";
import { HELP } from "#lib/copy/help.ts";
import { SHORTCUTS_TITLE } from "#lib/copy/shortcuts.ts";
import styles from "./help-screen.module.css";

/** What the numbers mean, what happens to the files, and the keys. */
export function HelpScreen() {
  const { product, persona } = useNames();
  const { confidence } = useCopy(VERDICT);
  return (
    <>
      <div className="page-head">
        <div>
          <h1>{HELP.title}</h1>
          <p>{HELP.intro(product)}</p>
        </div>
      </div>
      <div className={styles.columns}>
        {HELP.sections(confidence(persona)).map(({ title, points }) => (
          <section key={title} className="sheet">
            <h2>{title}</h2>
            <dl className={styles.points}>
              {points.map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section className="sheet">
          <h2 className="mb-3">{SHORTCUTS_TITLE}</h2>
          <ShortcutList heading="h3" />
        </section>
      </div>
      <p className="muted small">{HELP.limits}</p>
    </>
  );
}
