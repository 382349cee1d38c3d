import { findInNormalised, isWordCharacter, normaliseText, originalRange } from "#lib/domain/text/normalise-text.ts";
import type { NormalisedSpan, NormalisedText } from "#lib/domain/text/normalise-text.ts";
import type { CitationStatus } from "#lib/domain/findings.ts";
import type { Page } from "#lib/domain/files/pages.ts";
import { findNearQuote } from "./near-quote.ts";
import { isNegation, listWords } from "../text/page/page-words.ts";
import type { Word } from "../text/page/page-words.ts";
import { LEFT_OUT } from "../text/page/read-page.ts";
import type { ProposedCitation, SourceDocument, VerifiedCitation } from "../findings.ts";

/** A shorter quote is searched for only on the page it names, word for word. */
const MIN_WORDS = 3;
const MIN_CHARACTERS = 12;
/** Fewer letters and digits than this prove nothing. */
const MIN_SIGNS = 4;
/** A quote cited under the wrong document is corrected only when it is long enough to be unique. */
const MIN_WORDS_ACROSS_DOCUMENTS = 6;

type IndexedPage = {
  readonly documentId: string;
  readonly page: Page;
  readonly normalised: NormalisedText;
  readonly words: readonly Word[];
};

/** A normalised quote without the marks at its ends, and whether there were any. */
type TrimmedQuote = { readonly text: string; readonly hadHead: boolean; readonly hadTail: boolean };

/**
 * Prepares the pages once and returns the check for one quote. The check answers the quote's place with the page's own
 * words, or null when the quote is dropped:
 *
 * 1. word for word on the cited page: `verified`;
 * 2. word for word on another page of the cited document, the nearest one: `corrected`;
 * 3. on the cited page after folding the look-alikes of a scan, punctuation aside: `near`;
 * 4. word for word on exactly one page of the other documents, six words or more: `corrected`.
 *
 * Dropped on purpose: quotes that run over a page's end or leave words out in the middle (no single place to show), and
 * quotes that are near on a page other than the cited one (two doubts at once).
 * "Word for word" ignores case, white space, hyphenation, the shape of quotes and dashes and the marks at both ends.
 */
export function createVerifier(
  documents: readonly SourceDocument[],
): (proposed: ProposedCitation) => VerifiedCitation | null {
  const pagesOf = new Map<string, IndexedPage[]>();
  const pages: IndexedPage[] = [];
  for (const document of documents) {
    const indexed = document.pages.map((page) => indexPage(document.id, page));
    pagesOf.set(document.id, indexed);
    pages.push(...indexed);
  }
  const wordCounts = countWords(pages);

  return function verify(proposed) {
    const quote = trimQuote(normaliseText(proposed.quote).text);
    const words = listWords(quote);
    if (words.reduce((total, word) => total + word.text.length, 0) < MIN_SIGNS) return null;
    const ofDocument = pagesOf.get(proposed.documentId) ?? [];
    const cited = ofDocument.find(({ page }) => page.pageNumber === proposed.pageNumber);
    const exact = cited === undefined ? null : findExact(cited, { quote, status: "verified" });
    if (exact !== null) return exact;
    if (words.length < MIN_WORDS || quote.text.length < MIN_CHARACTERS) return null;
    for (const other of byDistance(ofDocument, proposed.pageNumber)) {
      const found = other === cited ? null : findExact(other, { quote, status: "corrected" });
      if (found !== null) return found;
    }
    const near = cited === undefined ? null : findNearQuote({ quote: words, page: cited.words, wordCounts });
    if (cited !== undefined && near !== null) return citationAt(cited, { span: near, quote, status: "near" });
    if (words.length < MIN_WORDS_ACROSS_DOCUMENTS) return null;
    const elsewhere = pages
      .filter(({ documentId }) => documentId !== proposed.documentId)
      .flatMap((other) => findExact(other, { quote, status: "corrected" }) ?? []);
    return elsewhere.length === 1 ? (elsewhere[0] ?? null) : null;
  };
}

/** Checks many quotes against one case: the place of each, in order, or null for a dropped one. See `createVerifier`. */
export function verifyCitations(
  proposed: readonly ProposedCitation[],
  documents: readonly SourceDocument[],
): (VerifiedCitation | null)[] {
  const verify = createVerifier(documents);
  return proposed.map((one) => verify(one));
}

function indexPage(documentId: string, page: Page): IndexedPage {
  const normalised = normaliseText(page.text);
  return { documentId, page, normalised, words: listWords(normalised) };
}

function countWords(pages: readonly IndexedPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of pages) {
    for (const word of words) counts.set(word.text, (counts.get(word.text) ?? 0) + 1);
  }
  return counts;
}

/** Takes off what people and models put round a quote: quotation marks, dots, dashes, brackets. Signs and digits stay. */
function trimQuote(quote: string): TrimmedQuote {
  const withoutHead = quote.replace(/^[^\p{L}\p{N}$£€§±<>=+#]+/u, "");
  const text = withoutHead.replace(/[^\p{L}\p{N}\p{M}$£€%°§±<>=+#]+$/u, "");
  return { text, hadHead: withoutHead !== quote, hadTail: text !== withoutHead };
}

function byDistance(pages: readonly IndexedPage[], pageNumber: number): IndexedPage[] {
  const distance = ({ page }: IndexedPage) => Math.abs(page.pageNumber - pageNumber);
  return pages.toSorted((first, second) => distance(first) - distance(second));
}

/** The first place of the quote that begins and ends at a word's edge. */
function findExact(
  indexed: IndexedPage,
  { quote, status }: { readonly quote: TrimmedQuote; readonly status: CitationStatus },
): VerifiedCitation | null {
  const { normalised } = indexed;
  const span = findInNormalised(normalised, quote.text).find((candidate) => isWhole(normalised.text, candidate));
  return span === undefined ? null : citationAt(indexed, { span, quote, status });
}

/** False where the place cuts a word or a number: "arrest" in "arrested", "0.11" in "0.112", "42" in "10:42". */
function isWhole(text: string, { from, to }: NormalisedSpan): boolean {
  return !runsOn(text, from) && !runsOn(text, to);
}

/** True when the text before and after the cut belong to one word or one number. */
function runsOn(text: string, cut: number): boolean {
  const before = text.slice(Math.max(0, cut - 2), cut);
  const after = text.slice(cut, cut + 2);
  const last = before.slice(-1);
  const next = after.slice(0, 1);
  if (isWordCharacter(last) && isWordCharacter(next)) return true;
  const joinsNumber = (text: string) => /^[.,:/]\d$/.test(text);
  if (/\d/.test(last) && joinsNumber(after)) return true;
  if (/^\d[.,:/]$/.test(before) && /\d/.test(next)) return true;
  return /\p{L}/u.test(last) && /^'\p{L}$/u.test(after);
}

function citationAt(
  indexed: IndexedPage,
  given: { readonly span: NormalisedSpan; readonly quote: TrimmedQuote; readonly status: CitationStatus },
): VerifiedCitation | null {
  const { normalised, page, documentId } = indexed;
  const { quote, status } = given;
  const from = withNegation(indexed, quote.hadHead ? withOpening(normalised, given.span.from) : given.span.from);
  const to = quote.hadTail ? withClosing(normalised, given.span.to) : given.span.to;
  const { start, end } = originalRange(normalised, { from, to });
  const words = page.text.slice(start, end);
  // A quote that runs over a line left out has no single place.
  if (words.includes(LEFT_OUT)) return null;
  return { documentId, pageNumber: page.pageNumber, quote: words, start, end, status };
}

/** The page's own marks before the quote, when the quote came with some. */
function withOpening({ text }: NormalisedText, from: number): number {
  return from - (/["'([]+$/.exec(text.slice(0, from))?.[0].length ?? 0);
}

/** The page's own marks behind the quote, when the quote came with some: a question keeps its question mark. */
function withClosing({ text }: NormalisedText, to: number): number {
  return to + (/^[.,;:?!)\]"']+/.exec(text.slice(to))?.[0].length ?? 0);
}

/**
 * Where the quote should begin: one word earlier when that word is a negation of the same sentence. On a page
 * that says "never consented to a search" the quote "consented to a search" alone would say the opposite.
 */
function withNegation({ normalised, words }: IndexedPage, from: number): number {
  const index = words.findIndex((word) => word.start >= from);
  const previous = words[(index === -1 ? words.length : index) - 1];
  if (previous === undefined || !isNegation(previous.text)) return from;
  return normalised.text.slice(previous.end, from) === " " ? previous.start : from;
}
