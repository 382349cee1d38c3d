import type { TextRange } from "#lib/domain/text/normalise-text.ts";
import { findAddressed } from "../addressed/addressed-spans.ts";
import { remembered } from "../remembered.ts";
import { splitSentences, type SentenceSpan } from "./sentences.ts";

/** Stands for each character of a line that addresses a program: no word, no space, and in no quote. */
export const LEFT_OUT = "\uFFFC";

/** `isDoubtful`: it may address a program, so no finding rests on it. What a named speaker says to somebody is not. */
export type ReadSentence = SentenceSpan & { readonly isDoubtful: boolean };

/** A page without its lines that address a program. */
export type ReadPage = {
  /** As long as the page's text, with LEFT_OUT in place of those lines; line breaks stay. */
  readonly text: string;
  /** Of what is left. */
  readonly sentences: readonly ReadSentence[];
  /** The lines, as offsets into the page's text (UTF-16 units), in order. */
  readonly addressed: readonly TextRange[];
};

/** Splits a page into sentences and takes out the lines that address a program. Never throws. */
export const readPage = remembered((text: string): ReadPage => {
  const spans = splitSentences(text);
  const { spans: addressed, doubtful } = findAddressed(text, spans);
  const sentences = spans.map((sentence) => ({
    ...sentence,
    isDoubtful: sentence.speaker === null && doubtful.has(sentence),
  }));
  if (addressed.length === 0) return { text, sentences, addressed };
  return {
    text: maskSpans(text, addressed),
    sentences: sentences.flatMap((sentence) => withoutSpans(text, { sentence, spans: addressed })),
    addressed,
  };
});

/** The text with LEFT_OUT in place of the spans, as long as before. */
export function maskSpans(text: string, spans: readonly TextRange[]): string {
  return spans.reduce(
    (masked, { start, end }) =>
      masked.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, LEFT_OUT) + masked.slice(end),
    text,
  );
}

/** What is left of a sentence on either side of the spans; a time code or speaker stays with the first part. */
function withoutSpans(
  text: string,
  { sentence, spans }: { readonly sentence: ReadSentence; readonly spans: readonly TextRange[] },
): ReadSentence[] {
  const inside = spans.filter(({ start, end }) => start < sentence.end && sentence.lead < end);
  if (inside.length === 0) return [sentence];
  const edges = [{ end: sentence.lead }, ...inside].map(({ end }, index) => ({
    start: end,
    end: inside[index]?.start ?? sentence.end,
  }));
  return edges.flatMap(({ start, end }) => {
    const isFirst = start === sentence.lead && sentence.start < end;
    const part = trim(text, { start: isFirst ? sentence.start : start, end });
    if (!/[\p{L}\p{N}]/u.test(text.slice(part.start, part.end))) return [];
    const isDoubtful = !isWhole(text, { start: part.start, end: part.end });
    return [{ ...sentence, ...part, lead: isFirst ? sentence.lead : part.start, isDoubtful }];
  });
}

/** False for words that were cut in the midst of a clause: "I do not know if" makes "I hit him" of something else. */
function isWhole(text: string, { start, end }: TextRange): boolean {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(end).trimStart();
  return (
    /(?:^|[.!?|)\]>}:"'*/])$/.test(before.slice(-1)) &&
    (/[.!?|)\]}"']$/.test(text.slice(start, end)) || /^(?:$|[|([<{/\\*])/.test(after.slice(0, 1)))
  );
}

function trim(text: string, { start, end }: TextRange): TextRange {
  const part = text.slice(start, Math.max(start, end));
  return { start: start + part.length - part.trimStart().length, end: start + part.trimEnd().length };
}
