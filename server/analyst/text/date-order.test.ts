import { describe, expect, it } from "vitest";
import { decideDateOrder, type DateOrder } from "./date-order.ts";
import { findDateWords } from "./date-words.ts";

const orderOf = (text: string, usual: DateOrder) => decideDateOrder(findDateWords(text.toLowerCase()), usual);

describe("decideDateOrder", () => {
  it.each<[string, DateOrder, DateOrder]>([
    // A number above 12 settles it against the legal system.
    ["Seen 03/04/2024. Reviewed 28/04/2024.", "month-first", "day-first"],
    ["Seen 03/04/2024. Reviewed 04/28/2024.", "day-first", "month-first"],
    // So does a weekday: 4 March 2024 was a Monday, 3 April 2024 a Wednesday.
    ["Mon 03/04/2024", "day-first", "month-first"],
    ["Wed 03/04/2024", "month-first", "day-first"],
    // The legal system decides where the paper does not.
    ["Seen 03/04/2024", "month-first", "month-first"],
    ["Seen 03/04/2024", "day-first", "day-first"],
    // A date written out beside it confirms or, where nothing else is known, decides.
    ["Seen 03/04/2024, that is March 4, 2024", "month-first", "month-first"],
    ["Seen 03/04/2024, that is 3 April 2024", null, "day-first"],
    // A paper that disagrees with itself or with its legal system stays open.
    ["Seen 28/04/2024 and 04/28/2024", "month-first", null],
    ["Seen 03/04/2024, that is 3 April 2024", "month-first", null],
    ["Seen 03/04/2024", null, null],
    // A section of a code beside dates is no date.
    ["Shoplifting 16-8-14. Seen 03/04/2024", "month-first", "month-first"],
    ["Seen 28-4-24 and 03-4-24", "month-first", "day-first"],
    // One slip among many is none.
    ["1/15/2024 1/16/2024 1/17/2024 17/1/2024", "month-first", "month-first"],
  ])("%s in a %s system is %s", (text, usual, order) => {
    expect(orderOf(text, usual)).toBe(order);
  });
});
