import { TZDate } from "@date-fns/tz";
import { createEvents, type EventAttributes } from "ics";
import type { CaseDate, CaseDates } from "#lib/contracts/case-dates.ts";
import { addDays } from "#lib/domain/ledger.ts";

type DatedCase = CaseDates & { readonly title: string; readonly caseNumber: string };

/** How long an event without an end is shown. */
const DURATION = { hours: 1 };
const LINE_BREAKS = /\s*[\r\n]+\s*/g;

/**
 * A calendar file (RFC 5545). Dates without a time are whole days; times are written in UTC, so that every calendar shows
 * the moment that was meant whatever its own time zone. Done dates are left out.
 * @throws Error when the library refuses an event
 */
export function makeCalendar(cases: readonly DatedCase[]): string {
  const events = cases.flatMap((dated) => [
    ...dated.dates.filter(({ isDone }) => !isDone).map((date) => eventOf(date, dated)),
    ...dated.requests.map(({ id, title, on }) =>
      eventOf(
        { id, title: `Answer due: ${title}`, on, time: null, timeZone: null, place: "", remindDays: null },
        dated,
      ),
    ),
  ]);
  if (events.length === 0) return EMPTY;
  const { error, value } = createEvents(events, { productId: PRODUCT, calName: "Case dates" });
  if (value == null) throw new Error("the calendar was not made", { cause: error });
  return value;
}

const PRODUCT = "-//Odds and Evidence//Case dates//EN";
/** The library refuses a calendar without events; one is still a correct answer. */
const EMPTY = ["BEGIN:VCALENDAR", "VERSION:2.0", "CALSCALE:GREGORIAN", `PRODID:${PRODUCT}`, "END:VCALENDAR", ""].join(
  "\r\n",
);

type Dated = Omit<CaseDate, "kind" | "isDone">;

function eventOf(date: Dated, { title, caseNumber }: DatedCase): EventAttributes {
  const { id, place, remindDays } = date;
  const summary = oneLine(`${date.title} (${title})`);
  return {
    uid: `${id}@case-dates`,
    title: summary,
    description: `Case ${caseNumber}`,
    ...(place === "" ? {} : { location: oneLine(place) }),
    ...spanOf(date),
    ...(remindDays === null
      ? {}
      : {
          alarms: [
            {
              action: "display" as const,
              description: summary, // In hours: the library ends days with a "T" that the format forbids there.
              trigger: { hours: remindDays * 24, minutes: 0, before: true },
            },
          ],
        }),
  };
}

/** Begin and end. */
function spanOf({ on, time, timeZone }: Dated) {
  if (time === null || timeZone === null) return { start: dayOf(on), end: dayOf(addDays(on, 1)) };
  const [year, month, day] = dayOf(on);
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const moment = new TZDate(year, month - 1, day, hour, minute, timeZone);
  return { start: moment.getTime(), startInputType: "utc", startOutputType: "utc", duration: DURATION } as const;
}

function dayOf(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return [year, month, day];
}

/** A line break would be written into the file as the letters of its escape. */
function oneLine(text: string): string {
  return text.replace(LINE_BREAKS, " ");
}
