import { DOUBTED } from "../../doubted.ts";
import type { ReadPage } from "../../extraction-result.ts";
import { isGarbled } from "../../judge-language.ts";
import { countWords } from "#lib/domain/files/pages.ts";

/** What a page shows besides text. A "picture" is large enough to be a scanned page. */
export type PagePainting = "picture" | "lines" | "nothing";

type Judged = Pick<ReadPage, "text" | "confidence" | "doubt" | "unreadReason" | "needsOcr">;

/** Below this a page with a picture is a scan with a stamp on it. Words. */
const LEAST_WORDS = 15;
/** Up to this a page with a picture may show more words than it carries: a memo with a scan pasted in. Words. */
const MOST_WORDS_BESIDE_SCAN = 80;
/** Above this share of characters without a code the text is not what the page shows. Fraction 0..1. */
const MOST_UNKNOWN_GLYPHS = 0.15;
const GARBLED_CONFIDENCE = 0.2;
const STAMP_CONFIDENCE = 0.3;

/** Why a page was not read. They stand until OCR has read the page, and for good where it cannot. */
export const UNREAD = {
  scan: "This page is a scan or a photograph, and no words could be read from it.",
  stamp: "Apart from a stamp or a few words, this page is an image, and no more words could be read from it.",
  lines: "This page has no text layer: its content is drawn, not typed, and no words could be read from it.",
  nothing: "This page shows nothing: it is blank, or its content is damaged.",
  glyphs: "The font on this page has no readable character codes, so its text cannot be trusted.",
} as const;

/**
 * Decides whether the text layer of a page is the page. A scan often carries one line of text, the court's filing stamp:
 * "has text" is not enough.
 */
export function judgePdfPage(text: string, painting: PagePainting): Judged {
  const visible = text.replace(/\s/g, "");
  if (visible !== "" && unknownGlyphs(visible) / visible.length > MOST_UNKNOWN_GLYPHS) {
    return { text, confidence: 0, doubt: null, unreadReason: UNREAD.glyphs, needsOcr: true };
  }
  // What it says may still be found by a search; OCR is asked for better.
  if (isGarbled(text)) {
    return { text, confidence: GARBLED_CONFIDENCE, doubt: DOUBTED.layer, unreadReason: null, needsOcr: true };
  }
  const words = wordsWithoutStamps(text);
  if (words > MOST_WORDS_BESIDE_SCAN) return { text, confidence: 1, doubt: null, unreadReason: null, needsOcr: false };
  const isPicture = painting === "picture";
  if (words >= LEAST_WORDS) return { text, confidence: 1, doubt: null, unreadReason: null, needsOcr: isPicture };
  if (visible === "") {
    const reason = isPicture ? UNREAD.scan : UNREAD[painting];
    return { text: "", confidence: 0, doubt: null, unreadReason: reason, needsOcr: painting !== "nothing" };
  }
  if (isPicture) return { text, confidence: STAMP_CONFIDENCE, doubt: null, unreadReason: UNREAD.stamp, needsOcr: true };
  return { text, confidence: 1, doubt: null, unreadReason: null, needsOcr: false };
}

function unknownGlyphs(text: string): number {
  return text.match(/[\uFFFD\uE000-\uF8FF]|\p{Cc}/gu)?.length ?? 0;
}

/** "Case 1:23-cv-00456 Document 7 Filed 01/02/23 Page 3 of 9" and its relatives of the courts of appeal. */
const STAMP_MARKS = [
  /\bcase\b.{0,40}\d/i,
  /\b(document|doc|docket|entry|dktentry)\b.{0,20}\d/i,
  /\b(date )?filed\b/i,
  /\bpage(id)?\b.{0,10}\d/i,
  /\busca\b|\bappellate case\b/i,
];

function wordsWithoutStamps(text: string): number {
  const lines = text
    .split("\n")
    .filter(
      (line) =>
        STAMP_MARKS.filter((mark) => mark.test(line)).length < 2 && !/^\W*(page )?\d+( of \d+)?\W*$/i.test(line),
    );
  return countWords(lines.join("\n"));
}
