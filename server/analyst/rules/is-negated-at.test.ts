import { expect, it } from "vitest";
import { isNegatedAt } from "./is-negated-at.ts";

it("sees a denial just before the words and not one in another clause", () => {
  const denied = "he did not admit taking the phone";
  expect(isNegatedAt(denied, denied.indexOf("taking"))).toBe(true);
  const other = "he had no licence; he admitted taking the phone";
  expect(isNegatedAt(other, other.indexOf("admitted"))).toBe(false);
});
