import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";
import { VIEWER, VIEWS, type View } from "#lib/copy/case/viewer.ts";

type Props = {
  readonly view: View;
  /** On the page. */
  readonly notes: number;
  readonly hasOriginal: boolean;
  readonly onView: (view: View) => void;
  readonly children: ReactNode;
};

/** Text, original page or notes, where there is room for one of them. */
export function ViewTabs({ view, notes, hasOriginal, onView, children }: Props) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-3 border-b border-rule bg-paper px-3 text-13 print:hidden">
      <div className="flex gap-1" role="group" aria-label={VIEWER.views}>
        {VIEWS.filter((each) => hasOriginal || each !== "original").map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            className={cn(
              "min-h-11 cursor-pointer border-b-[3px] px-2.5 font-semibold focus-visible:-outline-offset-[3px]",
              view === each ? "border-ink text-ink" : "border-transparent text-ink-2",
            )}
            onClick={() => onView(each)}
          >
            {VIEWER.view[each](notes)}
          </button>
        ))}
      </div>
      <div className="ml-auto">{children}</div>
    </div>
  );
}
