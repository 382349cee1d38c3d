import { dayNumber, weekdayOfDay, type DateWords } from "./date-words.ts";

/** How a paper writes a date in digits. Null: its dates can be read both ways and nothing decides. */
export type DateOrder = Decided | null;
type Decided = "month-first" | "day-first";

/** The day and month that two numbers name in an order, or null when there is no such date. */
export function readDigits([one, two]: readonly [number, number], order: Decided, year: number) {
  const [month, day] = order === "month-first" ? [one, two] : [two, one];
  return dayNumber(year, month, day);
}

/**
 * The order of day and month in one paper. A number above 12 or a weekday beside a date settles it; else `usual`, the order of
 * the legal system or of the case's other papers, unless the same day written out in the paper shows the other order.
 * @returns null when the paper's dates disagree with each other, or when nothing is known: then nobody may read them
 */
export function decideDateOrder(dates: readonly DateWords[], usual: DateOrder): DateOrder {
  const own = orderShown(dates);
  if (own !== "none") return own;
  const written = new Set(dates.flatMap((date) => fitting(date, (day) => isWrittenOut(day, date.year, dates))));
  if (written.size === 0 || (written.size === 1 && usual !== null && written.has(usual))) return usual;
  return usual === null && written.size === 1 ? (written.values().next().value ?? null) : null;
}

/** One odd date among many is a slip or the number of something. */
const MAJORITY = 3;

/** The order that a paper shows by numbers above 12 and by weekdays: "none" when it shows none, null when its dates disagree. */
export function orderShown(dates: readonly DateWords[]): DateOrder | "none" {
  const votes = { "month-first": 0, "day-first": 0 };
  // "16-8-14" among dates with slashes is a section of a code.
  const isSection = dates.some(({ digits, isLikeSection }) => digits !== null && !isLikeSection);
  for (const date of dates.filter(({ isLikeSection }) => !(isSection && isLikeSection)))
    for (const order of ordersOf(date)) votes[order] += 1;
  const [monthFirst, dayFirst] = [votes["month-first"], votes["day-first"]];
  if (monthFirst === 0 && dayFirst === 0) return "none";
  if (monthFirst >= MAJORITY * dayFirst) return "month-first";
  return dayFirst >= MAJORITY * monthFirst ? "day-first" : null;
}

function ordersOf(date: DateWords): Decided[] {
  const { digits, year, weekday } = date;
  if (digits === null || digits[0] === digits[1]) return [];
  if (digits[0] > 12) return ["day-first"];
  if (digits[1] > 12) return ["month-first"];
  return year === null || weekday === null ? [] : fitting(date, (day) => weekdayOfDay(day) === weekday);
}

/** The one order in which a date in digits is a day that fits; none when both are or neither is. */
function fitting({ digits, year }: DateWords, fits: (day: number) => boolean): Decided[] {
  if (digits === null || year === null || digits[0] === digits[1]) return [];
  const orders = (["month-first", "day-first"] as const).filter((order) => {
    const day = readDigits(digits, order, year);
    return day !== null && fits(day);
  });
  return orders.length === 1 ? orders : [];
}

function isWrittenOut(day: number, year: number | null, all: readonly DateWords[]): boolean {
  return all.some(
    (other) =>
      other.month !== null &&
      other.day !== null &&
      year !== null &&
      other.year === year &&
      dayNumber(year, other.month, other.day) === day,
  );
}
