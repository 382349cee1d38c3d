import { expect, it } from "vitest";
import { followDays, otherDaysNamed } from "./days-named.ts";
import { standardOpening } from "./standard-letter.ts";

it("follows the number of days in the words of the standard sentence, and nothing else", () => {
  expect(followDays(`As discussed: ${standardOpening(14)}`, 14, 21)).toBe(`As discussed: ${standardOpening(21)}`);
  expect(followDays(standardOpening(14), 14, 1)).toBe(standardOpening(1));
  expect(followDays(standardOpening(1), 1, 30)).toBe(standardOpening(30));
  const other = "Confirm within 2 days. The stop was 14 days ago. Within 140 days.";
  expect(followDays(other, 14, 21)).toBe(other);
});

it("finds another number of days, in digits or words", () => {
  expect(otherDaysNamed(standardOpening(14), 21)).toBe(14);
  expect(otherDaysNamed("Please answer within fourteen (14) calendar days.", 21)).toBe(14);
  expect(otherDaysNamed("Please answer within ten business days.", 21)).toBe(10);
  expect(otherDaysNamed("We expect your answer in two weeks.", 21)).toBe(14);
  expect(otherDaysNamed("Please answer within a week.", 21)).toBe(7);
});

it("finds none where the letter names the right one, or none", () => {
  expect(otherDaysNamed(standardOpening(21), 21)).toBeNull();
  expect(otherDaysNamed("Please confirm within 2 days and answer within 21 days.", 21)).toBeNull();
  expect(otherDaysNamed("Please answer within three weeks.", 21)).toBeNull();
  expect(otherDaysNamed("Please produce the items below by December 6.", 21)).toBeNull();
  expect(otherDaysNamed("The stop was 14 days ago. Video is kept for 30 days.", 21)).toBeNull();
});
