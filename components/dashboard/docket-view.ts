/** How the docket shows its cases; remembered in this browser. */
export const DOCKET_VIEWS = ["cards", "rows"] as const;
export type DocketView = (typeof DOCKET_VIEWS)[number];

const KEY = "docket-view";

export function readDocketView(): DocketView {
  try {
    return localStorage.getItem(KEY) === "rows" ? "rows" : "cards";
  } catch {
    // A browser that keeps nothing shows the folders.
    return "cards";
  }
}

export function storeDocketView(view: DocketView): void {
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // The choice holds for this visit.
  }
}
