import type { ArchivePart } from "../contracts/cases.ts";

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;

/** The docket as a list of work: its rows, the archive and what is done with chosen cases. Dry: it counts what is late. */
export const DOCKET = {
  view: "View",
  cards: "Folders",
  rows: "Rows",
  archive: "Archive",
  caption: "Cases",
  columns: {
    case: "Case",
    priority: "Priority",
    date: "Next date",
    odds: "Winning odds",
    review: "To review",
    failed: "Failed files",
    activity: "Activity",
  },
  selectAll: (count: number) => `Select all ${count} on this page`,
  select: (title: string) => `Select ${title}`,
  noClient: "No client",
  noDate: "No date set",
  overdue: (title: string) => `${title} overdue`,
  none: "None",
  failed: (failed: number, all: number) => `${failed} of ${all}`,
  selected: (count: number) => `${count} selected`,
  selectedLabel: (count: number) => `${plural(count, "case", "cases")} selected`,
  putAway: "Archive",
  takeOut: "Make active",
  putAwayDone: (count: number) => `${plural(count, "case", "cases")} archived. Nothing was deleted.`,
  takeOutDone: (count: number) => `${plural(count, "case is", "cases are")} active again.`,
  undo: "Undo",
  setPriority: "Set priority",
  priorityDone: (count: number) => `Priority set for ${plural(count, "case", "cases")}.`,
  wordList: "Case list (Word)",
  wordListFile: "Case list.docx",
  dates: "Dates (.ics)",
  datesFile: "Case dates.ics",
  clear: "Clear",
  failedAction: "That did not work. Please try again.",
} as const;

/** "Active 34", "Archived 112", "All". */
export function archiveLabel(
  part: ArchivePart,
  counts: { readonly active: number; readonly archived: number } | null,
): string {
  if (part === "all") return "All";
  const label = part === "active" ? "Active" : "Archived";
  return counts === null ? label : `${label} ${counts[part].toLocaleString("en-US")}`;
}

/** "34 active cases. 1 date this week, 1 overdue, 61 factors not reviewed, 8 files failed."; what is 0 is left out. */
export function docketSentence(counts: {
  readonly active: number;
  readonly datesThisWeek: number;
  readonly overdue: number;
  readonly toReview: number;
  readonly failedDocuments: number;
}): string {
  const { active, datesThisWeek, overdue, toReview, failedDocuments } = counts;
  const parts = [
    ...(datesThisWeek > 0 ? [`${plural(datesThisWeek, "date", "dates")} this week`] : []),
    ...(overdue > 0 ? [`${overdue.toLocaleString("en-US")} overdue`] : []),
    ...(toReview > 0 ? [`${plural(toReview, "factor", "factors")} not reviewed`] : []),
    ...(failedDocuments > 0 ? [`${plural(failedDocuments, "file", "files")} failed`] : []),
  ];
  return `${plural(active, "active case", "active cases")}.${parts.length > 0 ? ` ${parts.join(", ")}.` : ""}`;
}
