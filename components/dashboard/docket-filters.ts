import { ARCHIVE_PARTS, type ArchivePart } from "#lib/contracts/cases.ts";
import { SORT_LABEL, STATUS_FILTER_LABEL } from "#lib/copy/dashboard.ts";
import { PRIORITIES, type Priority } from "#lib/domain/priority.ts";

const FILTER_STATUSES = Object.keys(STATUS_FILTER_LABEL) as (keyof typeof STATUS_FILTER_LABEL)[];
const SORTS = Object.keys(SORT_LABEL) as (keyof typeof SORT_LABEL)[];

export type DocketFilters = {
  readonly search: string;
  readonly status: (typeof FILTER_STATUSES)[number] | null;
  readonly priority: Priority | null;
  readonly sort: (typeof SORTS)[number];
  readonly archive: ArchivePart;
  /** How many pages of the list are shown, one below the other; 1..50. */
  readonly pages: number;
};

/** Reads the filters from the address; a value that is none counts as absent. */
export function readDocketFilters(params: { get: (name: string) => string | null }): DocketFilters {
  return {
    search: (params.get("search") ?? "").slice(0, 200),
    status: FILTER_STATUSES.find((status) => status === params.get("status")) ?? null,
    priority: PRIORITIES.find((priority) => priority === params.get("priority")) ?? null,
    sort: SORTS.find((sort) => sort === params.get("sort")) ?? "activity",
    archive: ARCHIVE_PARTS.find((part) => part === params.get("archive")) ?? "active",
    pages: Number(/^([1-9]|[1-4]\d|50)$/.exec(params.get("pages") ?? "")?.[0] ?? 1),
  };
}

/** The query string of the filters, without those that change nothing: "" or "?status=new". */
export function docketQueryString({ search, status, priority, sort, archive, pages }: DocketFilters): string {
  const params = new URLSearchParams();
  if (search !== "") params.set("search", search);
  if (status !== null) params.set("status", status);
  if (priority !== null) params.set("priority", priority);
  if (sort !== "activity") params.set("sort", sort);
  if (archive !== "active") params.set("archive", archive);
  if (pages > 1) params.set("pages", String(pages));
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** True when the filters may hide a case. The order hides none. */
export function isFiltering({ search, status, priority, archive }: DocketFilters): boolean {
  return search !== "" || status !== null || priority !== null || archive === "archived";
}
