import type { TextRange } from "#lib/domain/normalise-text.ts";
import { sumFeatures } from "./address-features.ts";
import { ADDRESSED, scoreAddress } from "./address-score.ts";
import { decodeText } from "./decode-text.ts";
import { foldText, hasHiddenMarks, readTags } from "./fold-text.ts";
import { isForeignAddress } from "./foreign-addresses.ts";

/** A sentence as `splitSentences` finds it; only its place counts here. */
export type SentencePlace = TextRange & { readonly lead: number; readonly paragraph: number };

/** A sentence after an address goes on with it from this score and this sum of features on: it asks for more. */
const GOES_ON = { score: -1, sum: 2 } as const;
/** What hidden marks inside words add, and decoding: nobody hides a fact. */
const HIDDEN = 2;
/** Parts of a sentence that can be an address of their own beside facts: an aside, a cell, a line. */
const PARTS: readonly RegExp[] = [
  /<!--.*?-->|\/\*.*?\*\/|\([^()]{12,}\)|\[[^[\]]{12,}\]|\{[^{}]{12,}\}/gs,
  /[^|\t]+?(?=\||\t| {3,}|$)/g,
  /[^\n]+/g,
];

/**
 * The places of a page that speak to a program, or to a reader as if to one, instead of telling what happened; in order,
 * without overlap. Of a row or a line with facts only the part that does so.
 * @param sentences of the same text, in order
 */
export function findAddressedSpans(text: string, sentences: readonly SentencePlace[]): TextRange[] {
  const spans: TextRange[] = [];
  let addressedParagraph = -1;
  for (const { lead: start, end, paragraph } of sentences) {
    const line = text.slice(start, end);
    const goesOn = paragraph === addressedParagraph && sumFeatures(foldText(line)) >= GOES_ON.sum;
    const least = goesOn ? GOES_ON.score : ADDRESSED;
    addressedParagraph = -1;
    if (!isAddress(line, least)) continue;
    spans.push(...narrow(text, { start, end }, least));
    addressedParagraph = paragraph;
  }
  return spans;
}

function isAddress(line: string, least: number): boolean {
  const folded = foldText(line);
  const needed = hasHiddenMarks(line) ? least - HIDDEN : least;
  return (
    scoreAddress(folded, needed) >= needed ||
    isForeignAddress(folded) ||
    /\p{L}{4}/u.test(readTags(line)) ||
    isEncodedAddress(line)
  );
}

function isEncodedAddress(line: string): boolean {
  return decodeText(line)
    .map((read) => foldText(read))
    .some((read) => scoreAddress(read) + HIDDEN >= ADDRESSED || isForeignAddress(read));
}

/** The parts of an addressed sentence without which it is none; the whole sentence when there are none. */
function narrow(text: string, place: TextRange, least: number): TextRange[] {
  const line = text.slice(place.start, place.end);
  for (const pattern of PARTS) {
    const parts = Array.from(line.matchAll(pattern), ({ 0: part, index }) => ({ part, start: place.start + index }));
    const addressed = parts.filter(({ part }) => part.length < line.length && isAddress(part, least));
    if (addressed.length === 0) continue;
    const rest = addressed.reduce((left, { part }) => left.replace(part, " "), line);
    if (isAddress(rest, ADDRESSED)) continue;
    return addressed.map(({ part, start }) => trim(text, { start, end: start + part.length }));
  }
  return [place];
}

function trim(text: string, { start, end }: TextRange): TextRange {
  const part = text.slice(start, end);
  return { start: start + part.length - part.trimStart().length, end: end - part.length + part.trimEnd().length };
}
