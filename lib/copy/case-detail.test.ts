import { expect, test } from "vitest";
import { coverageLabel, signedLabel, sumLabel, whatIfLabel } from "./case-detail.ts";

test("signed points, halves included", () => {
  expect([12, -9, 4.5, -4.5, 0.5, -0.5, 0].map(signedLabel)).toEqual(["+12", "−9", "+4½", "−4½", "+½", "−½", "+0"]);
});

test("the sum behind the odds, and what rounding and the limits did to it", () => {
  const given = { start: 50, min: 5, max: 95 };
  expect(sumLabel({ ...given, forUs: 33.5, against: 10.5, score: 73 })).toBe(
    "50 to start, +33½ for, −10½ against = 73.",
  );
  expect(sumLabel({ ...given, forUs: 8, against: 0.5, score: 58 })).toBe(
    "50 to start, +8 for, −½ against = 57½, rounded to 58.",
  );
  expect(sumLabel({ ...given, forUs: 50.5, against: 0, score: 95 })).toBe(
    "50 to start, +50½ for, −0 against = 100½, kept between 5 and 95.",
  );
  expect(sumLabel({ ...given, forUs: 0, against: 52.5, score: 5 })).toBe(
    "50 to start, +0 for, −52½ against = −2½, kept between 5 and 95.",
  );
});

test("what was reviewed and how far the odds would move", () => {
  const label = (accepted: number, rejected: number, score: number | null, stored: number | null = 60) =>
    whatIfLabel({ accepted, rejected, score, stored });
  expect(label(0, 1, 51)).toBe("One factor rejected, 9 points down.");
  expect(label(2, 1, 61)).toBe("Two factors accepted, one rejected, 1 point up.");
  expect(label(12, 0, 60)).toBe("12 factors accepted, the same odds.");
  expect(label(0, 0, 55)).toBe("No factors accepted, 5 points down.");
  expect(label(0, 2, null)).toBe("Two factors rejected.");
});

test("coverage in one line: all read, or what was not read and why", () => {
  const all = { documents: 4, pages: 15, pagesRead: 15, lowConfidence: 0, failedDocuments: [], unread: [], inPart: [] };
  expect(coverageLabel(all)).toBe("15 of 15 pages read");
  expect(coverageLabel({ ...all, lowConfidence: 2 })).toBe("15 of 15 pages read, 2 at low confidence");
  expect(coverageLabel({ ...all, inPart: ["Ex. 1 p. 2"] })).toBe("15 of 15 pages read. Read in part: Ex. 1 p. 2.");
  const failedDocuments = ["a.pdf", "b.pdf", "c.pdf"].map((fileName) => ({ fileName, reason: "Damaged." }));
  expect(coverageLabel({ ...all, failedDocuments: failedDocuments.slice(0, 1) })).toBe(
    "1 of 4 documents not read: a.pdf (Damaged).",
  );
  expect(coverageLabel({ ...all, inPart: ["Ex. 2"], failedDocuments: failedDocuments.slice(0, 1) })).toBe(
    "1 of 4 documents not read: a.pdf (Damaged). Read in part: Ex. 2.",
  );
  expect(
    coverageLabel({ ...all, failedDocuments, unread: [{ place: "Ex. 1 p. 3", reason: "Too dark" }], pagesRead: 14 }),
  ).toBe(
    "3 of 4 documents not read: a.pdf (Damaged), b.pdf (Damaged), 1 more. 1 of 15 pages not read: Ex. 1 p. 3 (Too dark).",
  );
});
