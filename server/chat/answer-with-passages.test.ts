// @spec 2.5, 4, 5, 8: chat
import { expect, it } from "vitest";
import { answerWithPassages } from "./answer-with-passages.ts";
import { citationLink } from "./citation-link.ts";
import type { Passage } from "./retrieve-passages.ts";

const ALL = { pages: 14, totalPages: 14, pending: [], unread: [] };
const TEXT = "The *knife* was in the bag (blade out).";
const passage: Passage = {
  ...{ documentId: "0192f0c1-2345-7abc-8def-0123456789ab", exhibit: 4, fileName: "a.txt", pageNumber: 2 },
  ...{ start: 100, end: 100 + TEXT.length, text: TEXT },
  found: [
    { start: 105, end: 110 },
    { start: 127, end: 133 },
  ],
};

it("shows passages with their places, the found words bold, the record's own marks as signs", () => {
  const { generatedText, citations } = answerWithPassages({ passages: [passage], confidence: 1, missing: [] }, ALL);
  expect(generatedText).toBe(
    "Closest passages, found by keyword (no AI model set up).\n\n" +
      `> The \\***knife**\\* was in the bag \\(**blade** out\\)\\. ${citationLink(citations[0]!)}`,
  );
  expect(citations).toMatchObject([{ quote: TEXT, pageNumber: 2, start: 100, status: "verified" }]);
});

it("names the words that none of them holds", () => {
  const { generatedText } = answerWithPassages({ passages: [passage], confidence: 1, missing: ["sheath", "a_b"] }, ALL);
  expect(generatedText).toContain("(no AI model set up). Not in these passages: 'sheath', 'a\\_b'.");
});

it("calls passages weak that hardly answer, and says how much was searched", () => {
  const { generatedText, citations } = answerWithPassages(
    { passages: [passage], confidence: 0.1, missing: ["sheath"] },
    ALL,
  );
  expect(generatedText).toContain(
    "(no AI model set up). These share words with your question; they may not answer it. Not in these passages: 'sheath'. Searched 14 of 14 pages.\n\n>",
  );
  expect(citations).toHaveLength(1);
});

it("without a match says how much was searched and names files that were not, and never that the record is silent", () => {
  const nothing = { passages: [passage], confidence: 0.01, missing: ["sheath"] };
  expect(answerWithPassages(nothing, ALL)).toMatchObject({
    generatedText: "No passage matches these words. Searched 14 of 14 pages.",
    citations: [],
  });
  const part = { pages: 9, totalPages: 14, pending: ["a.pdf", "b.pdf"], unread: ["scan_1.pdf"] };
  expect(answerWithPassages(nothing, part).generatedText).toBe(
    "No passage matches these words. Searched 9 of 14 pages. Not read yet: a\\.pdf, b\\.pdf. Unreadable or only partly readable: scan\\_1\\.pdf.",
  );
});

it("of many files names eight", () => {
  const pending = Array.from({ length: 11 }, (_, index) => `${index}`);
  expect(answerWithPassages({ passages: [], confidence: 0, missing: [] }, { ...ALL, pending }).generatedText).toContain(
    "Not read yet: 0, 1, 2, 3, 4, 5, 6, 7 and 3 more.",
  );
});
