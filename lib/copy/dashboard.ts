import type { CaseStatus } from "#lib/domain/case-status.ts";

export const DASHBOARD = {
  title: "The Docket of Dollars",
  cases: "Cases",
  newCase: "New Case",
  filters: "Docket",
  search: "Search",
  searchHint: "Case, client or number",
  status: "Status",
  allStatuses: "All Statuses",
  priority: "Priority",
  allPriorities: "All",
  sort: "Sort",
  client: "Client",
  clientNotSpecified: "not specified",
  demo: "DEMO",
  open: "Get the Lowdown",
  analysisFailed: "Analysis failed",
  loading: "Loading cases",
  errorTitle: "Error loading cases",
  error: "Failed to load cases",
  retry: "Try again",
  stale: "The list could not be refreshed.",
  emptyTitle: "No cases",
  empty: "Get started by creating your first case.",
  demoText: "Or try it on State v. Marlow and two small fictional cases. Each can be deleted in one click.",
  demoLoad: "Load the demo case",
  demoLoading: "Loading the demo case...",
  demoFailed: "Please try again in a moment.",
  demoErrorTitle: "The demo case could not be loaded",
  noMatchTitle: "No matching cases",
  noMatch: "No cases match this search and these filters.",
  clearFilters: "Clear Filters",
  loadMore: "Load more cases",
  loadingMore: "Loading more cases...",
} as const;

/** The statuses that the filter offers; specification section 3. */
export const STATUS_FILTER_LABEL = {
  new: "New",
  processing: "Processing",
  completed: "Completed",
  failed: "Failed",
} as const satisfies Partial<Record<CaseStatus, string>>;

export const SORT_LABEL = {
  activity: "Newest activity",
  date: "Next date",
  odds: "Odds",
  priority: "Priority",
  title: "Name",
} as const;

/** "6 cases, 5 with odds, 1 being read"; parts that are 0 are left out. */
export function countsLine(counts: {
  readonly total: number;
  readonly withOdds: number;
  readonly beingRead: number;
  /** There are more cases than have been loaded. */
  readonly isPart: boolean;
}): string {
  const { total, withOdds, beingRead, isPart } = counts;
  return [
    `${isPart ? "First " : ""}${total} ${total === 1 ? "case" : "cases"}`,
    ...(withOdds > 0 ? [`${withOdds} with odds`] : []),
    ...(beingRead > 0 ? [`${beingRead} being read`] : []),
  ].join(", ");
}

export function documentsLine(count: number): string {
  return `${count} ${count === 1 ? "document" : "documents"}`;
}
