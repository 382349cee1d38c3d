import { describe, expect, test } from "vitest";
import { isSilent, namesOf, readScans, SCAN_SETS } from "./testing/spoiled-scans.ts";

/**
 * One page for each kind of damage, with the score that it must not fall below: a few words less than it has. All 64 are
 * read by `npm run bench scans`; pages that lie on their side or on their head are in recognise-pages.test.ts.
 */
const LEAST = {
  spoiled: {
    "100-dpi": 0.98,
    "fax-noisy": 0.86,
    "ruled-table-skew-5": 0.98,
    "shadow-skew-4": 0.96,
    "skew-15": 0.96,
    "stamp-skew-4": 0.97,
    "two-columns-skew-5": 0.98,
  },
  unseen: {
    "bleed-through": 0.92,
    "book-spine": 0.97,
    "carbon-copy-punched": 0.97,
    "coffee-and-crease": 0.93,
    "highlighter-and-pen": 0.9,
    "photo-from-below": 0.94,
    "staple-and-creases": 0.92,
    "thermal-fax": 0.65,
    "tired-copier": 0.97,
    watermark: 0.97,
  },
  // Which the recognition was not tuned on either.
  seeded: { "fax-bands-1": 0.92, "form-1": 0.97, "redacted-1": 0.95 },
};

describe("scans", () => {
  test.each(SCAN_SETS)("%s ones keep their words, and where words are lost the confidence says so", async (set) => {
    const least = new Map(Object.entries(LEAST[set]).map(([name, score]) => [`${set}-${name}`, score]));
    const pages = await readScans([...least.keys()]);
    expect(pages.filter(({ name, score }) => score < (least.get(name) ?? 1))).toEqual([]);
    expect(pages.filter(isSilent)).toEqual([]);
    // Black bars are no lost print.
    const redacted = pages.filter(({ name }) => name.includes("redacted"));
    expect(redacted.map(({ doubt }) => doubt)).toEqual(set === "seeded" ? [null] : []);
  });

  test("are at least twenty of each set, for the bench", () => {
    for (const set of SCAN_SETS) expect(namesOf(set).length, set).toBeGreaterThanOrEqual(20);
  });
});
