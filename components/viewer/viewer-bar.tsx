"use client";

import { FileImage, MessageSquarePlus } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#components/ui/cn.ts";
import { Button } from "#components/ui/button.tsx";
import { IconButton } from "#components/ui/icon-button.tsx";
import { exhibitLabel } from "#lib/copy/case/documents.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import { keepsLinesOf } from "./text/keeps-lines.ts";
import { PageControls } from "./page-controls.tsx";
import type { OpenSide, Viewer } from "./use-viewer.ts";
import { useMinWidth } from "./use-min-width.ts";
import { ViewerSearch } from "./search/viewer-search.tsx";

type Props = {
  readonly viewer: Viewer;
  readonly layout: "split" | "tabs" | "half";
  readonly isWide: boolean;
  /** Next and previous citation, where they have no place of their own. */
  readonly steps: ReactNode;
  readonly onPage: (pageNumber: number) => void;
  readonly onNote: () => void;
};

/** What concerns all that is open: page or exhibit, search, citations, lines, a new note. */
export function ViewerBar({ viewer, layout, isWide, steps, onPage, onNote }: Props) {
  const { state, sides, active, act } = viewer;
  const pages = active.content.data?.pages ?? [];
  const page = pages[Math.max(0, Math.min(active.pageNumber, pages.length) - 1)];
  const isPdf = active.content.data?.fileType === "application/pdf";
  const isPhone = !useMinWidth("phone");
  const keepsLines = keepsLinesOf(page?.text ?? "", { chosen: state.keepsLines, isPhone });
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-3 gap-y-2 border-b border-manila-edge bg-manila px-5 py-[7px] text-13 max-phone:px-2 print:hidden">
      {layout === "half" ? (
        <>
          {!isWide && <ExhibitSwitch sides={sides} active={active} act={act} />}
          {steps}
          <span className="mx-1 h-5 w-px bg-field opacity-60 max-tablet:hidden" />
        </>
      ) : (
        <PageControls pageNumber={page?.pageNumber ?? 1} count={pages.length} exhibit={null} onPage={onPage} />
      )}
      <ViewerSearch viewer={viewer} />
      {layout === "split" && steps}
      <span className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-1">
        <label
          className="flex min-h-8 cursor-pointer items-center gap-2 whitespace-nowrap"
          title={VIEWER.keepLinesTitle}
        >
          <input
            type="checkbox"
            className="m-0 size-[18px] accent-exhibit"
            checked={keepsLines}
            onChange={(event) => act({ type: "keep-lines", keeps: event.target.checked })}
          />
          {VIEWER.keepLines}
        </label>
        {layout === "split" && isPdf && page !== undefined && (
          <IconButton
            label={VIEWER.showOriginal}
            aria-pressed={state.hasOriginal}
            className="text-ink aria-pressed:border-field aria-pressed:bg-sheet"
            onClick={() => act({ type: "original", isShown: !state.hasOriginal })}
          >
            <FileImage />
          </IconButton>
        )}
        {page !== undefined && page.text.trim() !== "" && (
          // The selected words must still be selected when the click comes.
          <Button
            variant="ghost"
            size="s"
            className="max-phone:w-10 max-phone:p-0"
            title={VIEWER.addNote}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onNote}
          >
            <MessageSquarePlus />
            <span className="max-phone:sr-only">{VIEWER.addNote}</span>
          </Button>
        )}
      </span>
    </div>
  );
}

type SwitchProps = { readonly sides: readonly OpenSide[]; readonly active: OpenSide; readonly act: Viewer["act"] };

/** One exhibit at a time, where two do not fit beside each other. */
function ExhibitSwitch({ sides, active, act }: SwitchProps) {
  return (
    <span
      className="inline-flex overflow-hidden rounded-control border border-field bg-sheet"
      role="group"
      aria-label={VIEWER.exhibits}
    >
      {sides.map(({ index, content: { data } }) => (
        <button
          key={index}
          type="button"
          aria-pressed={index === active.index}
          className={cn(
            "min-h-9 cursor-pointer px-3 font-semibold focus-visible:-outline-offset-[3px]",
            index === active.index ? "bg-ink text-sheet" : "text-ink-2",
          )}
          onClick={() => act({ type: "enter", side: index })}
        >
          {data === undefined ? VIEWER.loading : data.exhibit === null ? data.fileName : exhibitLabel(data.exhibit)}
        </button>
      ))}
    </span>
  );
}
