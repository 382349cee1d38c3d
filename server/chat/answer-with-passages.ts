import type { ChatAnswer, ChatCitation } from "#lib/contracts/chat.ts";
import { escapeMarkdown } from "../analyst/assemble/escape-markdown.ts";
import { citationLink } from "./citation-link.ts";
import type { Searched } from "./read-case-record.ts";
import { GOOD_CONFIDENCE, MIN_CONFIDENCE, type Passage, type Retrieved } from "./retrieve-passages.ts";
import { saySearched } from "./say-searched.ts";

const NO_MATCH = "No passage matches these words.";
const CLOSEST = "Closest passages, found by keyword (no AI model set up).";
const WEAK = "These share words with your question; they may not answer it.";

/** Passages that are shown. More are not read. */
export const SHOWN_PASSAGES = 5;

/** Around found words while the passage is escaped; taken out of the passage before. */
const [BOLD_ON, BOLD_OFF] = ["\uE000", "\uE001"];

/**
 * The answer without a model: the best passages word for word, the found words bold. Passages that hardly answer
 * are called weak. Without a match, and with a weak one, it says how much was searched, and never that the
 * record is silent: the words may be there in another form.
 */
export function answerWithPassages(
  { passages, confidence, missing }: Retrieved,
  searched: Searched,
  { hasModel = false } = {},
): ChatAnswer {
  const shown = confidence < MIN_CONFIDENCE ? [] : passages.slice(0, SHOWN_PASSAGES);
  const quotes = shown.map((passage) => `> ${withBold(passage)} ${citationLink(citationOf(passage))}`);
  const without =
    missing.length === 0
      ? []
      : [`Not in these passages: ${missing.map((word) => `'${escapeMarkdown(word)}'`).join(", ")}.`];
  const isWeak = confidence < GOOD_CONFIDENCE;
  // A model that failed was named before.
  const lead = hasModel ? [] : [CLOSEST];
  const opening = isWeak ? [...lead, WEAK, ...without, saySearched(searched)] : [...lead, ...without];
  return {
    generatedText:
      shown.length === 0
        ? `${NO_MATCH} ${saySearched(searched)}`
        : [opening.join(" "), ...quotes].filter(Boolean).join("\n\n"),
    citations: shown.map(citationOf),
    droppedQuotes: 0,
    engine: "offline",
  };
}

/** The words of a passage as Markdown, those by which it was found in bold. */
function withBold({ text, start, found }: Passage): string {
  let marked = "";
  let done = 0;
  const plain = text.replaceAll(BOLD_ON, " ").replaceAll(BOLD_OFF, " ");
  for (const span of found) {
    // Bold begins and ends with a letter or digit: beside other signs the marks would be taken for signs of the text.
    const words = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(plain.slice(span.start - start, span.end - start));
    if (words === null) continue;
    const from = span.start - start + words.index;
    marked += plain.slice(done, from) + BOLD_ON + words[0] + BOLD_OFF;
    done = from + words[0].length;
  }
  return escapeMarkdown(marked + plain.slice(done))
    .replaceAll(BOLD_ON, "**")
    .replaceAll(BOLD_OFF, "**");
}

/** A passage as a place: it was cut from its page by code, so its words stand there. */
export function citationOf({ documentId, exhibit, fileName, pageNumber, text, start, end }: Passage): ChatCitation {
  return { documentId, exhibit, fileName, pageNumber, quote: text, start, end, status: "verified" };
}
