import type { ChatCitation } from "#lib/contracts/chat.ts";
import { escapeMarkdown } from "../analyst/assemble/escape-markdown.ts";
import type { SourceDocument } from "../analyst/findings.ts";
import { readPage } from "../analyst/text/read-page.ts";
import { createVerifier } from "../analyst/quotes/verify-citations.ts";
import { citationOf } from "./answer-with-passages.ts";
import { NOT_ANSWERED } from "./chat-prompt.ts";
import { citationLink, distinctCitations } from "./citation-link.ts";
import type { Passage } from "./retrieve-passages.ts";

export type CheckedAnswer = {
  /** Markdown; each link is one of `citations`. */
  readonly text: string;
  readonly citations: readonly ChatCitation[];
  /** Quotes and passage numbers that stand nowhere. */
  readonly dropped: number;
};

const TAKEN_OUT = "(a quote that could not be found was removed)";
const UNCITED = "No passage of the record is cited for this. Check it before use.";

/** Words in double quotes, with the passage numbers behind them; or passage numbers alone. */
const CITED =
  /["\u201C\u201E\u00AB]([^"\u201C\u201D\u201E\u00AB\u00BB\n]{1,600})["\u201D\u201C\u00BB][.,;:]?((?:\s*\[\d{1,2}(?:\s*,\s*\d{1,2})*\])*)|\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\]/g;
/** Fewer words in quotes are a term, not a quotation. */
const MIN_QUOTED_WORDS = 3;

/**
 * Puts a model's answer to the test: every quotation is looked up on the pages of the passages it was given, stays in the
 * page's own words with a link to them, or is taken out and counted. A bare passage number becomes a link to the whole
 * passage. The model's own links and pictures become words before.
 */
export function checkAnswer(given: {
  readonly answer: string;
  readonly passages: readonly Passage[];
  readonly documents: readonly SourceDocument[];
}): CheckedAnswer {
  const { passages } = given;
  const verify = createVerifier(pagesOfPassages(given.documents, passages));
  const citations: ChatCitation[] = [];
  let dropped = 0;

  const linkTo = (citation: ChatCitation): string => {
    citations.push(citation);
    return citationLink(citation);
  };
  const linkToPassage = (number: number): string => {
    const passage = passages[number - 1];
    if (passage === undefined) dropped += 1;
    return passage === undefined ? "" : linkTo(citationOf(passage));
  };
  const quotation = (quote: string, numbers: readonly number[]): string | null => {
    const named = numbers.flatMap((number) => passages[number - 1] ?? []);
    for (const { documentId, exhibit, fileName, pageNumber } of [...named, ...passages]) {
      const found = verify({ documentId, pageNumber, quote });
      if (found === null) continue;
      const of = passages.find((passage) => passage.documentId === found.documentId);
      const citation = { ...found, exhibit: of?.exhibit ?? exhibit, fileName: of?.fileName ?? fileName };
      return `\u201C${escapeMarkdown(found.quote)}\u201D ${linkTo(citation)}`;
    }
    return null;
  };

  const text = withoutLinks(given.answer)
    .trim()
    .replace(CITED, (whole, quote: string | undefined, behind: string | undefined, alone: string | undefined) => {
      if (quote === undefined)
        return numbersIn(alone ?? "")
          .map(linkToPassage)
          .join(" ");
      const numbers = numbersIn(behind ?? "");
      const placed = quotation(quote, numbers);
      if (placed !== null) return placed;
      if (quote.trim().split(/\s+/).length >= MIN_QUOTED_WORDS) {
        dropped += 1;
        return TAKEN_OUT;
      }
      const links = numbers.map(linkToPassage).join(" ");
      return links === "" ? whole.replace(/\s*\[[\d,\s]+\]/g, "") : `\u201C${escapeMarkdown(quote)}\u201D ${links}`;
    });
  const isUncited = citations.length === 0 && text !== "" && !text.includes(NOT_ANSWERED);
  return { text: isUncited ? `${text}\n\n${UNCITED}` : text, citations: distinctCitations(citations), dropped };
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** Links and pictures as their words; what defines a link elsewhere, and our own form of one, as nothing. */
function withoutLinks(answer: string): string {
  return answer
    .replace(/^\s{0,3}\[[^\]]+\]:\s.*$/gm, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/!?\[([^\]\d][^\]]*)\]\[[^\]]*\]/g, "$1")
    .replace(/#cite\/?/g, "");
}

/**
 * The documents cut down to the pages that were shown: preparing all pages of a long record takes seconds. Without the lines
 * that address a program: an answer may not quote them.
 */
function pagesOfPassages(documents: readonly SourceDocument[], passages: readonly Passage[]): SourceDocument[] {
  const shown = new Set(passages.map(({ documentId, pageNumber }) => `${documentId}/${pageNumber}`));
  return documents.map((document) => ({
    ...document,
    pages: document.pages
      .filter(({ pageNumber }) => shown.has(`${document.id}/${pageNumber}`))
      .map((page) => ({ ...page, text: readPage(page.text).text })),
  }));
}
