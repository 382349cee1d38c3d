import type { ChatAnswer, ChatCitation } from "#lib/contracts/chat.ts";
import { escapeMarkdown } from "../analyst/assemble/escape-markdown.ts";
import { citationLink } from "./citation-link.ts";
import { MIN_COVERAGE, type Passage, type Retrieved } from "./retrieve-passages.ts";

export const SILENT = "Nothing in the documents of this case speaks of that.";
const OFFERED =
  "These passages may answer. No AI model is configured: they were found by the words of your question, and nothing was written for you.";

/** Passages that are shown. More are not read. */
export const SHOWN_PASSAGES = 3;

/** The answer without a model: the best passages word for word, or a plain word that the record does not speak of it. */
export function answerWithPassages({ passages, coverage }: Retrieved): ChatAnswer {
  const citations = coverage < MIN_COVERAGE ? [] : passages.slice(0, SHOWN_PASSAGES).map(citationOf);
  const quotes = citations.map((citation) => `> ${escapeMarkdown(citation.quote)} ${citationLink(citation)}`);
  return {
    generatedText: citations.length === 0 ? SILENT : [OFFERED, ...quotes].join("\n\n"),
    citations,
    droppedQuotes: 0,
    engine: "offline",
  };
}

/** A passage as a place: it was cut from its page by code, so its words stand there. */
export function citationOf({ documentId, exhibit, fileName, pageNumber, text, start, end }: Passage): ChatCitation {
  return { documentId, exhibit, fileName, pageNumber, quote: text, start, end, status: "verified" };
}
