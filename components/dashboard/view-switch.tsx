"use client";

import { LayoutGrid, Rows2 } from "lucide-react";
import { cn } from "#components/ui/cn.ts";
import { DOCKET } from "#lib/copy/docket.ts";
import { DOCKET_VIEWS, type DocketView } from "./docket-view.ts";

type Props = { readonly value: DocketView; readonly onChange: (view: DocketView) => void };

const ICON = { cards: LayoutGrid, rows: Rows2 };

/** Folders or rows. */
export function ViewSwitch({ value, onChange }: Props) {
  return (
    <div
      role="group"
      aria-label={DOCKET.view}
      className="inline-flex justify-self-start overflow-hidden rounded-control border border-field bg-sheet"
    >
      {DOCKET_VIEWS.map((view) => {
        const Icon = ICON[view];
        return (
          <button
            key={view}
            type="button"
            aria-pressed={view === value}
            aria-label={DOCKET[view]}
            title={DOCKET[view]}
            className={cn(
              "grid min-h-9.5 w-10 cursor-pointer place-items-center focus-visible:-outline-offset-3 on-phone:min-h-11 on-phone:w-12 [&+button]:border-l [&+button]:border-field",
              view === value && "bg-ink text-sheet",
            )}
            onClick={() => onChange(view)}
          >
            <Icon />
          </button>
        );
      })}
    </div>
  );
}
