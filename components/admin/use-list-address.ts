"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";

const LONGEST = 200;

/**
 * The filters and the page of a list, kept in the address: a reload, a bookmark and the way back find them again.
 * A filter that is not set is the empty text. Changing a filter begins at the first page.
 * @param names of the filters
 */
export function useListAddress<Name extends string>(names: readonly Name[]) {
  const params = useSearchParams();
  const filters = Object.fromEntries(
    names.map((name) => [name, (params.get(name) ?? "").slice(0, LONGEST)]),
  ) as Readonly<Record<Name, string>>;
  const page = pageOf(params);

  function setFilters(changes: Readonly<Partial<Record<Name, string>>>) {
    window.history.replaceState(null, "", addressWith({ ...changes, page: "" }));
  }
  /** A step of its own in the browser's history, as a page is; two quick presses are two pages. */
  function turnPage(by: 1 | -1) {
    const next = Math.max(1, pageOf(new URLSearchParams(window.location.search)) + by);
    window.history.pushState(null, "", addressWith({ page: next === 1 ? "" : String(next) }));
  }
  return { filters, page, setFilters, turnPage };
}

function pageOf(params: { readonly get: (name: string) => string | null }): number {
  return Math.min(1_000_000, Math.max(1, Math.trunc(Number(params.get("page"))) || 1));
}

/** Goes to the last page when the address names one behind it: its rows may have been deleted meanwhile. */
export function useLastPage(counts: { readonly page: number; readonly totalPages: number } | undefined): void {
  const beyond = counts !== undefined && counts.page > counts.totalPages ? counts.totalPages : null;
  useEffect(() => {
    if (beyond !== null)
      window.history.replaceState(null, "", addressWith({ page: beyond === 1 ? "" : String(beyond) }));
  }, [beyond]);
}

/** From the address itself: what was rendered is a step behind when two changes follow each other at once. */
function addressWith(changes: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return text === "" ? window.location.pathname : `${window.location.pathname}?${text}`;
}
