import { describe, expect, test } from "vitest";
import { allClear, notAssessed } from "./all-clear.ts";

const whole = { documents: 4, documentsRead: 4, pages: 20, pagesRead: 20, unreadParts: 0 };

describe("an all-clear", () => {
  test("appears when every document and page was read and analyzed", () => {
    expect(notAssessed(whole)).toBeNull();
    expect(allClear("No gaps found.", whole)).toBe("No gaps found.");
  });

  test.each([
    [null, 0, "Not assessed yet."],
    [
      { documents: 0, documentsRead: 0, pages: 0, pagesRead: 0, unreadParts: 0 },
      0,
      "Not assessed: there are no documents.",
    ],
    [{ ...whole, documentsRead: 1, pages: 9, pagesRead: 9 }, 0, "Not assessed: 3 of 4 documents were not read."],
    [{ ...whole, documentsRead: 3 }, 0, "Not assessed: 1 of 4 documents was not read."],
    [{ ...whole, pagesRead: 18 }, 0, "Not assessed: 2 of 20 pages were not read."],
    [{ ...whole, unreadParts: 1 }, 0, "Not assessed: 1 part of the documents was not read."],
    [{ ...whole, unreadParts: 3 }, 1, "Not assessed: 3 parts of the documents were not read."],
    [whole, 1, "Not assessed: 1 document was added after the analysis."],
    [whole, 2, "Not assessed: 2 documents were added after the analysis."],
  ])("of %o with %i documents since says why not", (read, since, expected) => {
    expect(allClear("No gaps found.", read, since)).toBe(expected);
  });
});
