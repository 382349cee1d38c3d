import { expect, test } from "vitest";
import { coverageLabel } from "./analysis.ts";

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
