import type { EventDoubt } from "#lib/domain/findings.ts";

const DOUBTS: Readonly<Record<EventDoubt, string>> = {
  dayOrMonth: "date uncertain: day or month first",
  wrongWeekday: "date uncertain: the weekday on the page does not match",
  otherDay: "date uncertain: the page does not give the day",
  weekday: "date uncertain: the page gives only the weekday",
  halfOfDay: "time uncertain: a.m. or p.m. not stated",
  utc: "time uncertain: stated in UTC",
  midnight: "date uncertain: midnight at the start or the end of the day",
  between: "time uncertain: the page gives a range",
  rough: "time uncertain: the page gives only a limit",
};

/** 1.. minutes: "7 min", "1 h 5 min", "3 days" */
function lengthOf(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const days = Math.round(minutes / 1440);
  if (minutes >= 1440) return days === 1 ? "1 day" : `${days} days`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? "" : ` ${rest} min`}`;
}

export const TIMELINE = {
  count: (events: number) => (events === 1 ? "1 event" : `${events} events`),
  none: "No dated event found.",
  inferred: "date inferred",
  undated: "No date",
  scheduled: "scheduled",
  /** Why a date or time may be wrong; `words` are the page's own, empty when it says nothing. */
  doubt: (reason: EventDoubt, words: string) => (words === "" ? DOUBTS[reason] : `${DOUBTS[reason]} (“${words}”)`),
  differs: (point: string) => `Differs between exhibits: ${point}`,
  /** What the marks of the drawing mean. */
  key: {
    event: "event",
    doubtful: "date or time uncertain",
    conflict: "documents disagree",
    claim: "claimed, no time given",
    stretch: "time between",
  },
  range: (from: string, to: string) => `${from} to ${to}`,
  atTime: (what: string, time: string) => `${what}, ${time}`,
  apart: (minutes: number) => `${lengthOf(minutes)} apart`,
  between: lengthOf,
  drawing: (exhibits: number, spans: readonly string[]) =>
    [
      `Drawn timeline, ${exhibits === 1 ? "1 exhibit" : `${exhibits} exhibits`}. ${spans.map((span) => `${span}. `).join("")}`.trim(),
      "The list below has every event.",
    ].join(" "),
  span: (matter: string, length: string) => `${matter}: ${length}`,
  asList: (count: number) => (count === 1 ? "The event as a list" : `All ${count} events as a list`),
  omitted: (exhibits: number) =>
    `${exhibits === 1 ? "1 more exhibit is" : `${exhibits} more exhibits are`} in the list only.`,
} as const;
