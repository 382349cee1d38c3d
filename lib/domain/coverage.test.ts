import { expect, test } from "vitest";
import { coverageOf, coverageShare, isFull } from "./coverage.ts";

const read = (pageNumber: number, confidence = 1) => ({ pageNumber, confidence, unreadReason: null });
const unread = (pageNumber: number) => ({ pageNumber, confidence: 0, unreadReason: "The page is too dark to read." });

const REPORT = {
  id: "a",
  exhibit: 1,
  fileName: "report.pdf",
  pages: [read(1), read(2, 0.69), unread(3), read(4, 0.7)],
};
const BLANK = { id: "b", exhibit: 2, fileName: "scan.pdf", pages: [unread(1)] };
const BROKEN = { documentId: "c", fileName: "locked.pdf", reason: "The file is protected by a password." };

test("counts pages, lists what was not read and why", () => {
  expect(coverageOf({ documents: [REPORT, BLANK], failedDocuments: [BROKEN] })).toEqual({
    documents: 3,
    documentsRead: 1,
    pages: 5,
    pagesRead: 3,
    lowConfidence: 1,
    meanConfidence: 0.7967,
    exhibits: [
      { documentId: "a", exhibit: 1, fileName: "report.pdf", pages: "rlur", isOurs: false },
      { documentId: "b", exhibit: 2, fileName: "scan.pdf", pages: "u", isOurs: false },
    ],
    unread: [
      { documentId: "a", pageNumber: 3, reason: "The page is too dark to read." },
      { documentId: "b", pageNumber: 1, reason: "The page is too dark to read." },
    ],
    failedDocuments: [{ documentId: "c", fileName: "locked.pdf", reason: "The file is protected by a password." }],
    byModel: null,
    rulesAlone: [],
  });
});

test("is full only when every page of every document was read", () => {
  const whole = { id: "d", exhibit: 4, fileName: "note.txt", pages: [read(1), read(2, 0.2)] };
  expect(isFull(coverageOf({ documents: [whole], failedDocuments: [] }))).toBe(true);
  expect(isFull(coverageOf({ documents: [whole, REPORT], failedDocuments: [] }))).toBe(false);
  expect(isFull(coverageOf({ documents: [whole], failedDocuments: [BROKEN] }))).toBe(false);
  expect(isFull(coverageOf({ documents: [], failedDocuments: [] }))).toBe(false);
});

test("a document that failed takes its share of the coverage", () => {
  expect(coverageShare(coverageOf({ documents: [REPORT], failedDocuments: [] }))).toBe(0.75);
  expect(coverageShare(coverageOf({ documents: [REPORT], failedDocuments: [BROKEN] }))).toBe(0.375);
  expect(coverageShare(coverageOf({ documents: [], failedDocuments: [BROKEN] }))).toBe(0);
});

test("the mean confidence is that of the pages read", () => {
  expect(coverageOf({ documents: [REPORT, BLANK], failedDocuments: [BROKEN] }).meanConfidence).toBe(0.7967);
  expect(coverageOf({ documents: [BLANK], failedDocuments: [] }).meanConfidence).toBe(0);
});
