// @spec 2.4: dashboard: folders, badges, skeletons, error, empty
// @spec 9: bands, strength, badges, limits, defaults
// @spec 9: 'Not Rated': no stored priority leads to it
import { expect, test } from "vitest";
import { countsLine, documentsLine } from "./dashboard.ts";
import { namesOf } from "./names.ts";
import { priorityBadge } from "./priority.ts";

test("the counts of the docket", () => {
  expect(countsLine({ total: 6, withOdds: 5, beingRead: 1, isPart: false })).toBe("6 cases, 5 with odds, 1 being read");
  expect(countsLine({ total: 1, withOdds: 0, beingRead: 0, isPart: false })).toBe("1 case");
  expect(countsLine({ total: 60, withOdds: 2, beingRead: 0, isPart: true })).toBe("First 60 cases, 2 with odds");
  expect(documentsLine(1)).toBe("1 document");
  expect(documentsLine(0)).toBe("0 documents");
});

test("the dashboard's badges are not the display names", () => {
  expect((["high", "medium", "low", "urgent", null] as const).map((priority) => priorityBadge(priority))).toEqual([
    "Money Maker",
    "Money Maker",
    "Plea Deal City",
    "All Hands on Deck",
    "Not Rated",
  ]);
});

test("the abbreviation is made from the product's name", () => {
  expect(namesOf({ product: "Odds & Evidence", persona: "Curran" })).toEqual({
    product: "Odds & Evidence",
    persona: "Curran",
    abbreviation: "O&E",
  });
  expect(namesOf({ product: "docket", persona: "Ana" }).abbreviation).toBe("D");
});
