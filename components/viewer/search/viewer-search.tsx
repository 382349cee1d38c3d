"use client";

import { ChevronDown, ChevronUp, Search } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { cn } from "#components/ui/cn.ts";
import { IconButton } from "#components/ui/icon-button.tsx";
import { TextInput } from "#components/ui/form/text-input.tsx";
import { placeLabel } from "#lib/copy/case/documents.ts";
import { VIEWER } from "#lib/copy/case/viewer.ts";
import type { Viewer } from "../use-viewer.ts";

/** The search in one exhibit or in both. It takes words from the first moment, also while they are loaded. */
export function ViewerSearch({ viewer }: { readonly viewer: Viewer }) {
  const inputId = useId();
  const { state, sides, found, act } = viewer;
  const { matches, active, activeIndex } = found;
  const { query } = state.search;
  const label = sides.length > 1 ? VIEWER.searchBoth : VIEWER.search;
  const isLoaded = sides.every(({ content }) => content.data !== undefined);
  const isAnswered = query.trim() !== "" && (active !== null || isLoaded);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    act({ type: "step", by: event.shiftKey ? -1 : 1 });
  }

  function sayMatch(): string {
    if (active === null) return VIEWER.noMatch;
    const place = { index: activeIndex + 1, count: matches.length };
    if (sides.length === 1) return VIEWER.match({ ...place, page: active.pageNumber });
    const exhibit = sides[active.side]?.content.data?.exhibit ?? null;
    return VIEWER.matchIn({ ...place, place: placeLabel({ exhibit, pageNumber: active.pageNumber }) });
  }

  return (
    <span className="flex min-w-[200px] flex-1 items-center gap-1 tablet:max-w-[376px]">
      <span className="relative min-w-0 flex-1">
        <label className="sr-only" htmlFor={inputId}>
          {label}
        </label>
        <Search className="pointer-events-none absolute top-[9px] left-2.5 size-3.5" aria-hidden="true" />
        <TextInput
          isSmall
          className={cn("pl-8 text-ellipsis", isAnswered && "pr-20")}
          id={inputId}
          type="text"
          data-find=""
          enterKeyHint="search"
          autoComplete="off"
          placeholder={label}
          value={query}
          onChange={(event) => act({ type: "search", query: event.target.value })}
          onKeyDown={onKeyDown}
        />
        {isAnswered && (
          <span className="pointer-events-none absolute top-[7px] right-2.5 text-12 text-ink-2" aria-hidden="true">
            {active === null ? VIEWER.noMatch : VIEWER.count(activeIndex + 1, matches.length)}
          </span>
        )}
        <span className="sr-only" role="status">
          {isAnswered && sayMatch()}
        </span>
      </span>
      {query.trim() !== "" && (
        <>
          <IconButton
            label={VIEWER.previousMatch}
            className="text-ink disabled:cursor-not-allowed disabled:text-field"
            disabled={matches.length === 0}
            onClick={() => act({ type: "step", by: -1 })}
          >
            <ChevronUp />
          </IconButton>
          <IconButton
            label={VIEWER.nextMatch}
            className="text-ink disabled:cursor-not-allowed disabled:text-field"
            disabled={matches.length === 0}
            onClick={() => act({ type: "step", by: 1 })}
          >
            <ChevronDown />
          </IconButton>
        </>
      )}
    </span>
  );
}
