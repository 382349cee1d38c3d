import { expect, it } from "vitest";
import { findClockTimes, formatClock, type ClockTime } from "./clock.ts";
import { findDateWords, type DateWords } from "./date-words.ts";
import { DATE_STRINGS } from "./testing/date-strings.ts";

const two = (number: number | null) => (number === null ? "" : String(number).padStart(2, "0"));

function showDate({ digits, year, month, day }: DateWords): string {
  if (digits !== null) return `#${[...digits, year].filter((part) => part !== null).join("/")}`;
  return `${year ?? ""}-${two(month)}-${two(day)}`;
}

function showTime({ minutes, isAmbiguous, endsDay, isMidnight, isUtc }: ClockTime): string {
  if (endsDay) return "24:00";
  return `${formatClock(minutes)}${isAmbiguous ? "?" : isMidnight ? "m" : isUtc ? "Z" : ""}`;
}

it.each(DATE_STRINGS)("%s", (text, dates, times) => {
  const plain = text.toLowerCase();
  expect({
    dates: findDateWords(plain).map(showDate).join(" "),
    times: findClockTimes(plain).map(showTime).join(" "),
  }).toEqual({ dates, times });
});
