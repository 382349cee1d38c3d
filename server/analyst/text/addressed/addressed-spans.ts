import type { TextRange } from "#lib/domain/text/normalise-text.ts";
import { decodeText } from "./decode-text.ts";
import { foldText, hasHiddenMarks, readTags } from "./fold-text.ts";
import { isForeignAddress } from "./foreign-addresses.ts";
import { ADDRESSED, DOUBTFUL, isForProgram, judgeAddress } from "./judge-address.ts";

/** A sentence as `splitSentences` finds it; only its place counts here. */
export type SentencePlace = TextRange & { readonly lead: number; readonly paragraph: number };

/** A sentence beside an address belongs to it from this sum on; from the lower one on it is doubtful. */
const GOES_ON = 3;
const MAY_GO_ON = 2;
/** A cell beside an address belongs to it from this sum on. */
const CELL_GOES_ON = 2;
/** What hidden marks inside words add, and decoding: nobody hides a fact. */
const HIDDEN = 3;
const ASIDES =
  /<!--.*?-->|<<[^<>]+>>|<[a-z][^<>]*>.*?<\/[^<>]+>|\/\*.*?\*\/|\((?=(?:[^()\s]+\s+){4})[^()]{12,}\)|\[[^[\]]{12,}\]/gs;
const CELLS = /[^|\t]+?(?=\||\t| {3,}|$)/g;
const LINES = /[^\n]+/g;
/** Words up to where an account begins, for a line without a full stop. */
const CLAUSES =
  /\S.*?(?=(?<=[a-z]{3}[.!?]["')]?)\s+[A-Z]|(?<![,;:.-])\s(?:I|He|She|They|We|The|This|That|It|My|On|At|When|[A-Z][a-z]+ (?:is|was|had|said|saw))\s|$)/gs;
/** Parts of a sentence that can be an address of their own beside facts. */
const PARTS: readonly RegExp[] = [ASIDES, CELLS, LINES, CLAUSES];

export type AddressedParts = {
  /**
   * The places that speak to a program, or to a reader as if to one, instead of telling what happened; in order, without
   * overlap. Of a row or a line with facts only the part that does so.
   */
  readonly spans: readonly TextRange[];
  /** The sentences that may do so: no finding rests on them, though they stay where they stand. */
  readonly doubtful: ReadonlySet<SentencePlace>;
};

/** @param sentences of the same text, in order */
export function findAddressed(text: string, sentences: readonly SentencePlace[]): AddressedParts {
  const sums = sentences.map(({ lead, end }) => judgeSentence(text.slice(lead, end)));
  const isBeside = (index: number, other: number) =>
    (sums[other] ?? 0) >= ADDRESSED && sentences[index]?.paragraph === sentences[other]?.paragraph;
  const spans = sentences.flatMap(({ lead: start, end }, index) => {
    const goesOn = isBeside(index, index - 1) || isBeside(index, index + 1);
    const least = goesOn ? GOES_ON : ADDRESSED;
    return (sums[index] ?? 0) >= least ? narrow(text, { start, end }, least) : [];
  });
  const doubtful = sentences.filter(({ lead, end }, index) => {
    const points = sums[index] ?? 0;
    if (isBeside(index, index - 1) || isBeside(index, index + 1)) return points >= MAY_GO_ON;
    return points >= ADDRESSED || (points >= DOUBTFUL && isForProgram(foldText(text.slice(lead, end))));
  });
  return { spans, doubtful: new Set(doubtful) };
}

/** An aside or a cell may be an address in the midst of an account, which speaks against one. */
function judgeSentence(line: string): number {
  const sum = judgeLine(line);
  if (sum >= ADDRESSED || !/[|<[(]/.test(line)) return sum;
  const parts = [ASIDES, CELLS].flatMap((pattern) => line.match(pattern) ?? []);
  return Math.max(sum, ...parts.map((part) => judgeLine(part)).filter((part) => part >= ADDRESSED));
}

function judgeLine(line: string): number {
  const folded = foldText(line);
  if (isForeignAddress(folded) || /\p{L}{4}/u.test(readTags(line))) return ADDRESSED;
  const read = judgeAddress(folded) + (hasHiddenMarks(line) ? HIDDEN : 0);
  return Math.max(read, ...decodeText(line).map((decoded) => judgeDecoded(foldText(decoded))));
}

function judgeDecoded(folded: string): number {
  return isForeignAddress(folded) ? ADDRESSED : judgeAddress(folded) + HIDDEN;
}

/** The parts of an addressed sentence without which it is none; the whole sentence when there are none. */
function narrow(text: string, place: TextRange, least: number): TextRange[] {
  const line = text.slice(place.start, place.end);
  for (const pattern of PARTS) {
    const parts = Array.from(line.matchAll(pattern), ({ 0: part, index }) => {
      return { part, start: place.start + index, sum: part.length < line.length ? judgeLine(part) : 0 };
    });
    const isAddress = (index: number) => (parts[index]?.sum ?? 0) >= least;
    const addressed = parts.filter(
      ({ sum }, index) => isAddress(index) || (sum >= CELL_GOES_ON && (isAddress(index - 1) || isAddress(index + 1))),
    );
    if (addressed.length === 0) continue;
    const rest = addressed.reduce((left, { part }) => left.replace(part, " "), line);
    if (judgeLine(rest) >= ADDRESSED) continue;
    return addressed.map(({ part, start }) => trim(text, { start, end: start + part.length }));
  }
  return [place];
}

function trim(text: string, { start, end }: TextRange): TextRange {
  const part = text.slice(start, end);
  return { start: start + part.length - part.trimStart().length, end: end - part.length + part.trimEnd().length };
}
