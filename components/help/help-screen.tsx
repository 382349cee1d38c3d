"use client";

import { Sheet } from "#components/ui/sheet.tsx";
import { PageHead } from "#components/ui/page-head.tsx";
import { useNames } from "#components/widgets/names.tsx";
import { ShortcutList } from "#components/widgets/shortcut-list/shortcut-list.tsx";
import { useCopy } from "#components/widgets/voice.ts";
import { VERDICT } from "#lib/copy/case/verdict.ts";
import { HELP } from "#lib/copy/help.ts";
import { SHORTCUTS_TITLE } from "#lib/copy/shortcuts.ts";

/** What the numbers mean, what happens to the files, and the keys. */
export function HelpScreen() {
  const { product, persona } = useNames();
  const { confidence } = useCopy(VERDICT);
  return (
    <>
      <PageHead>
        <div>
          <h1>{HELP.title}</h1>
          <p>{HELP.intro(product)}</p>
        </div>
      </PageHead>
      <div className="[columns:2_400px] gap-x-6">
        {HELP.sections(confidence(persona)).map(({ title, points }) => (
          <Sheet key={title} className="mb-6 break-inside-avoid">
            <h2>{title}</h2>
            <dl className="mt-3 grid gap-3">
              {points.map(([term, text]) => (
                <div key={term}>
                  <dt className="font-semibold">{term}</dt>
                  <dd className="max-w-[68ch]">{text}</dd>
                </div>
              ))}
            </dl>
          </Sheet>
        ))}
        <Sheet className="mb-6 break-inside-avoid">
          <h2 className="mb-3">{SHORTCUTS_TITLE}</h2>
          <ShortcutList heading="h3" />
        </Sheet>
      </div>
      <p className="text-13 text-ink-2">{HELP.limits}</p>
    </>
  );
}
