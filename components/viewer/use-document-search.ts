"use client";

import { useDeferredValue, useMemo, useState } from "react";
import { firstMatchFrom, makeDocumentSearch, type Match } from "#lib/domain/search-pages.ts";
import type { DocumentContent } from "./queries.ts";

export type DocumentSearch = {
  readonly query: string;
  readonly matches: readonly Match[];
  /** The match that the reader is on; null while there is none. */
  readonly active: Match | null;
  /** 0-based; -1 while there is none. */
  readonly activeIndex: number;
  /** Changes each time the reader asks to be taken to a match, also when it is the same one again. */
  readonly moves: string;
  /** `fromPage`: the page that is open; the first match is sought from there. */
  readonly setQuery: (query: string, fromPage: number) => void;
  /** Goes to the next (1) or the previous (-1) match, around the end. */
  readonly step: (by: 1 | -1) => void;
};

export function useDocumentSearch(pages: DocumentContent["pages"]): DocumentSearch {
  const [state, setState] = useState({ query: "", fromPage: 1, steps: 0 });
  // A search over thousands of pages must not hold up the letters that are being typed.
  const settled = useDeferredValue(state);
  const search = useMemo(() => makeDocumentSearch(pages), [pages]);
  const matches = useMemo(() => search(settled.query), [search, settled.query]);
  const first = firstMatchFrom(matches, settled.fromPage);
  const count = matches.length;
  const activeIndex = count === 0 ? -1 : (((first + settled.steps) % count) + count) % count;
  return {
    query: state.query,
    matches,
    active: matches[activeIndex] ?? null,
    activeIndex,
    moves: `${settled.steps} ${settled.query}`,
    setQuery: (query, fromPage) => setState({ query, fromPage, steps: 0 }),
    step: (by) => setState((before) => ({ ...before, steps: before.steps + by })),
  };
}
