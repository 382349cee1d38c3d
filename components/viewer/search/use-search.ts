"use client";

import { useDeferredValue, useMemo } from "react";
import { makeDocumentSearch, type Match } from "#lib/domain/text/search-pages.ts";
import type { DocumentContent } from "../queries.ts";
import type { ViewerSearch } from "../viewer-state.ts";

/** A match in one of the open exhibits. */
export type FoundMatch = Match & { readonly side: number };

export type FoundMatches = {
  readonly matches: readonly FoundMatch[];
  /** The match that the reader is on; null while there is none. */
  readonly active: FoundMatch | null;
  /** 0-based; -1 while there is none. */
  readonly activeIndex: number;
  /** True when the matches are those of what is typed. */
  readonly isSettled: boolean;
};

type Pages = DocumentContent["pages"];

/** Searches the open exhibits, the first one first. One that is not loaded yet has no matches. */
export function useSearch(search: ViewerSearch, first: Pages | undefined, second: Pages | undefined): FoundMatches {
  // A search over thousands of pages must not hold up the letters that are being typed.
  const settled = useDeferredValue(search);
  const inFirst = useMemo(() => makeDocumentSearch(first ?? []), [first]);
  const inSecond = useMemo(() => makeDocumentSearch(second ?? []), [second]);
  const matches = useMemo(
    () => [
      ...inFirst(settled.query).map((match) => ({ ...match, side: 0 })),
      ...inSecond(settled.query).map((match) => ({ ...match, side: 1 })),
    ],
    [inFirst, inSecond, settled.query],
  );
  const activeIndex = indexFrom(matches, settled);
  return { matches, active: matches[activeIndex] ?? null, activeIndex, isSettled: settled === search };
}

/** The match that is `steps` from the first one at or after the place where the search began, around the ends. */
export function indexFrom(
  matches: readonly FoundMatch[],
  { from, steps }: Pick<ViewerSearch, "from" | "steps">,
): number {
  const count = matches.length;
  if (count === 0) return -1;
  const first = matches.findIndex(
    ({ side, pageNumber }) => side > from.side || (side === from.side && pageNumber >= from.pageNumber),
  );
  return (((Math.max(0, first) + steps) % count) + count) % count;
}
