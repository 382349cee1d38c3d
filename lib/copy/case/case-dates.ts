import type { DateKind, DateStanding } from "../../domain/case-dates.ts";

/** The dates of a case. Dry: a missed one costs the client. */
export const CASE_DATES = {
  title: "Dates",
  count: (count: number) => `${count} ${count === 1 ? "date" : "dates"}`,
  none: "No date set. Hearings, deadlines and requests are entered by hand; none is read from the documents.",
  loading: "Loading the dates...",
  loadFailed: "The dates could not be loaded.",
  retry: "Try again",
  add: "Add a date",
  file: "Calendar file",
  fileName: (title: string) => `Dates - ${title}.ics`,
  edit: (title: string) => `Edit: ${title}`,
  fromLedger: "Discovery ledger",
  answerDue: (title: string) => `Answer due: ${title}`,
  reminder: (days: number) => `Reminder ${days} ${days === 1 ? "day" : "days"} before`,
  failed: "That was not saved. Please try again.",
  fileFailed: "The calendar file could not be made. Please try again.",
} as const;

export const DATE_KIND_LABEL = {
  hearing: "Hearing",
  deadline: "Deadline",
  request: "Request",
} as const satisfies Record<DateKind, string>;

export const DATE_STANDING_LABEL = {
  coming: null,
  overdue: "Overdue",
  past: "Past",
  done: "Done",
} as const satisfies Record<DateStanding, string | null>;

export const DATE_FORM = {
  add: "Add a date",
  edit: "Edit date",
  kind: "Kind",
  title: "Title",
  on: "Date",
  time: "Time",
  place: "Place",
  remind: "Reminder in the calendar file",
  /** Days, as keys of a list. */
  reminders: {
    "": "None",
    "1": "1 day before",
    "3": "3 days before",
    "7": "7 days before",
    "14": "14 days before",
    "30": "30 days before",
  },
  done: "Done",
  zone: (zone: string) => `Time zone: ${zone}`,
  cancel: "Cancel",
  save: "Save",
  remove: "Delete",
} as const;
