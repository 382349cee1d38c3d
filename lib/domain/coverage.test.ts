import { expect, test } from "vitest";
import { coverageOf, coverageShare } from "./coverage.ts";

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
    unreadParts: 0,
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
    inPart: [],
    failedDocuments: [{ documentId: "c", fileName: "locked.pdf", reason: "The file is protected by a password." }],
    byModel: null,
    rulesAlone: [],
  });
});

const ofPage = { documentId: "a", pageNumber: 2, reason: "This page has an image that was not read." };
const ofFile = { documentId: "a", pageNumber: null, reason: "This PDF carries 1 attached file." };

test("a page that was read in part is marked, counted as read and at its confidence, and named with the reason", () => {
  const coverage = coverageOf({ documents: [REPORT], failedDocuments: [], unreadParts: [ofPage, ofFile] });
  expect(coverage).toMatchObject({ pagesRead: 3, lowConfidence: 1, unreadParts: 2, inPart: [ofPage, ofFile] });
  expect(coverage.exhibits[0]?.pages).toBe("rpur");
  // The letter of one that could not be read at all says more.
  const onUnread = coverageOf({
    documents: [BLANK],
    failedDocuments: [],
    unreadParts: [{ ...ofPage, documentId: "b", pageNumber: 1 }],
  });
  expect(onUnread.exhibits[0]?.pages).toBe("u");
});

test("what was read in part counts half: a page of the pages, a file of the documents", () => {
  const shareWith = (unreadParts: readonly (typeof ofPage | typeof ofFile)[]) =>
    coverageShare(coverageOf({ documents: [REPORT], failedDocuments: [], unreadParts }));
  expect(shareWith([])).toBe(0.75);
  expect(shareWith([ofPage])).toBe(0.625);
  expect(shareWith([ofFile])).toBe(0.375);
  expect(shareWith([ofFile, ofPage])).toBe(0.3125);
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
