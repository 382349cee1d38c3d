import type { ChatCitation } from "#lib/contracts/chat.ts";
import { escapeMarkdown } from "../analyst/assemble/escape-markdown.ts";
import type { SourceDocument } from "../analyst/findings.ts";
import { readPage } from "../analyst/text/page/read-page.ts";
import { createVerifier } from "../analyst/quotes/verify-citations.ts";
import { NOT_ANSWERED } from "./chat-prompt.ts";
import { citationLink, distinctCitations } from "./citation-link.ts";
import type { Source } from "./model-sources.ts";
import { findSupport } from "./find-support.ts";

export type CheckedAnswer = {
  /** Markdown; each link is one of `citations`. */
  readonly text: string;
  readonly citations: readonly ChatCitation[];
  /** Quotes that stand nowhere, and numbers of a source that does not hold what they are cited for. */
  readonly dropped: number;
};

const TAKEN_OUT = "(a quote that could not be found was removed)";
const UNCITED = "No passage of the record is cited for this. Check it before use.";

/** Words in double quotes, with the source numbers behind them; or source numbers alone. */
const CITED =
  /["\u201C\u201E\u00AB]([^"\u201C\u201D\u201E\u00AB\u00BB\n]{1,600})["\u201D\u201C\u00BB][.,;:]?((?:\s*\[\d{1,3}(?:\s*,\s*\d{1,3})*\])*)|[ \t]?\[(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g;
/**
 * A cited quotation that holds another one, which opens behind a space, or inches: `"he said "no."" [2]`, `"5'8" tall" [2]`,
 * but not `"one" and "two" [2]`.
 */
const NESTED =
  /(?<=^|[\s(])["\u201C]([^"\u201C\u201D\n[\]]{0,600}(?:[\s(]["\u201C]|['\u2019]\d{1,2}")[^\n[\]]{0,600}?)["\u201D][.,;:]?((?:\s*\[\d{1,3}(?:\s*,\s*\d{1,3})*\])+)/g;
/** Fewer words in quotes are a term, not a quotation. */
const MIN_QUOTED_WORDS = 3;
/** Dots by which a model joins two places. */
const DOTS = /\s*(?:\[(?:\.{3}|\u2026)\]|\.{3,4}|\u2026)\s*/;
/** Places of a finding that a bare number is linked to. */
const MOST_PLACES = 4;

/**
 * Puts a model's answer to the test: every quotation is looked up on the pages it was given, stays in the page's own words with
 * a link to them, or is taken out and counted; of one with dots each part. A bare number becomes a link to the sentence of its
 * source that holds the words of the statement before it, and goes when none does. The model's own links and pictures become
 * words before.
 */
export function checkAnswer(given: {
  readonly answer: string;
  readonly sources: readonly Source[];
  readonly documents: readonly SourceDocument[];
  /** Its words stand behind a short answer: "No [2]." */
  readonly question: string;
}): CheckedAnswer {
  const { sources, question } = given;
  const places = sources.flatMap((source) => source.places);
  const documents = pagesOf(given.documents, places);
  const verify = createVerifier(documents);
  const citations: ChatCitation[] = [];
  let dropped = 0;

  const linkTo = (citation: ChatCitation): string => {
    citations.push(citation);
    return citationLink(citation);
  };
  const linkToSource = (number: number, statement: string): string => {
    const source = sources[number - 1];
    const found =
      source?.kind === "finding"
        ? source.places.slice(0, MOST_PLACES)
        : (source?.places ?? []).flatMap((place) => findSupport({ place, documents, statement, question }) ?? []);
    if (found.length === 0) dropped += 1;
    return found.map(linkTo).join(" ");
  };
  const find = (quote: string, numbers: readonly number[]): string | null => {
    const named = numbers.flatMap((number) => sources[number - 1]?.places ?? []);
    for (const { documentId, exhibit, fileName, pageNumber } of [...named, ...places]) {
      const found = verify({ documentId, pageNumber, quote });
      if (found === null) continue;
      const of = places.find((place) => place.documentId === found.documentId);
      const citation = { ...found, exhibit: of?.exhibit ?? exhibit, fileName: of?.fileName ?? fileName };
      return `\u201C${escapeMarkdown(withoutHalfQuote(found.quote))}\u201D ${linkTo(citation)}`;
    }
    return null;
  };
  const quotation = (quote: string, numbers: readonly number[]): string | null => {
    const whole = find(quote, numbers);
    const parts = quote.split(DOTS).filter((part) => part.trim() !== "");
    if (whole !== null || parts.length < 2) return whole;
    const found = parts.map((part) => find(part, numbers)).filter((part) => part !== null);
    if (found.length === 0) return null;
    dropped += parts.length - found.length;
    return found.join(" \u2026 ");
  };

  const answer = withoutLinks(given.answer).trim();
  /** @param from where the part begins in the answer */
  const checkPart = (part: string, from: number): string =>
    part.replace(
      CITED,
      (whole, quote: string | undefined, behind: string | undefined, alone: string | undefined, at: number) => {
        const statement = statementBefore(answer, from + at);
        if (quote === undefined) {
          const links = numbersIn(alone ?? "")
            .map((number) => linkToSource(number, statement))
            .filter((link) => link !== "");
          // With the last number goes the space before it.
          return links.length === 0 || whole.startsWith("[") ? links.join(" ") : ` ${links.join(" ")}`;
        }
        const numbers = numbersIn(behind ?? "");
        const placed = quotation(quote, numbers);
        if (placed !== null) return placed;
        if (quote.trim().split(/\s+/).length >= MIN_QUOTED_WORDS) {
          dropped += 1;
          return TAKEN_OUT;
        }
        const links = numbers
          .map((number) => linkToSource(number, `${statement} ${quote}`))
          .filter((link) => link !== "")
          .join(" ");
        return links === "" ? whole.replace(/\s*\[[\d,\s]+\]/g, "") : `\u201C${escapeMarkdown(quote)}\u201D ${links}`;
      },
    );

  let text = "";
  let checkedTo = 0;
  for (const nested of answer.matchAll(NESTED)) {
    const [whole, quote = "", behind = ""] = nested;
    const placed = find(quote, numbersIn(behind));
    if (placed === null) dropped += 1;
    text += checkPart(answer.slice(checkedTo, nested.index), checkedTo) + (placed ?? TAKEN_OUT);
    checkedTo = nested.index + whole.length;
  }
  text += checkPart(answer.slice(checkedTo), checkedTo);
  const isUncited = citations.length === 0 && text !== "" && !text.includes(NOT_ANSWERED);
  return { text: isUncited ? `${text}\n\n${UNCITED}` : text, citations: distinctCitations(citations), dropped };
}

/** Without the mark that closes or opens a quotation of the page whose other end lies outside. */
function withoutHalfQuote(quote: string): string {
  const marks = quote.match(/["\u201C\u201D]/g)?.length ?? 0;
  return marks % 2 === 0 ? quote : quote.replace(/^["\u201C\u201D]\s*|(?<!\d)["\u201C\u201D]$/, "");
}

/** The sentence that ends at an offset, without the numbers and quotes that other checks look at. */
function statementBefore(answer: string, at: number): string {
  const before = answer.slice(0, at).replace(/[\s.]+$/, "");
  const from = Math.max(before.lastIndexOf("\n"), before.search(/[.!?]["\u201D]?\s+(?=[^.!?\n]*$)(?![^[]*\])/) + 1);
  return before.slice(from).replace(/\[[\d,\s]+\]/g, " ");
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
function pagesOf(documents: readonly SourceDocument[], places: readonly ChatCitation[]): SourceDocument[] {
  const shown = new Set(places.map(({ documentId, pageNumber }) => `${documentId}/${pageNumber}`));
  return documents.map((document) => ({
    ...document,
    pages: document.pages
      .filter(({ pageNumber }) => shown.has(`${document.id}/${pageNumber}`))
      .map((page) => ({ ...page, text: readPage(page.text).text })),
  }));
}
