import type { CompiledContext, Point } from "../../knowledge/compile/conflicts.ts";
import type { CaseSentence } from "../../text/case-text.ts";

/** A value that a sentence states, and where in it; `at` is 0-based. */
export type Mention = { readonly sentence: CaseSentence; readonly at: number; readonly value: string | number };
/** `key` separates what must not be compared (a hood with a shoe). */
export type Keyed = Mention & { readonly key: string };

/** 0 when the two values can both be true, else how clearly they cannot; 1 is clear. */
export type Differ = (one: Mention["value"], other: Mention["value"]) => number;

/** A point that is read sentence by sentence. */
export type Frame = {
  readonly point: Point;
  readonly mentionsIn: (sentence: CaseSentence) => readonly Keyed[];
  readonly differ: Differ;
  /** True for a sentence that names the point, the better quote of two. */
  readonly isPreferred: (sentence: CaseSentence) => boolean;
};

/** Characters of a sentence that may carry on what the sentence before says ("Tall. Gray hoodie."). */
const SHORT = 60;
const BEFORE = 2;

/** Decides whether a sentence is read at all. */
export function createContextTest(context: CompiledContext): (sentence: CaseSentence) => boolean {
  const about = context.about === undefined ? null : new RegExp(context.about);
  const unless = context.unless === undefined ? null : new RegExp(context.unless);
  const papers = new Set<string>(context.papers);
  const isAbout = ({ plain, document, order }: CaseSentence): boolean =>
    about === null ||
    about.test(plain) ||
    papers.has(document.kind) ||
    (context.shortSentences && plain.length <= SHORT) ||
    (context.carriesOn &&
      plain.length < SHORT &&
      document.sentences.slice(Math.max(0, order - BEFORE), order).some((one) => about.test(one.plain)));
  return (sentence) => isAbout(sentence) && unless?.test(sentence.plain) !== true;
}

/** What a sentence that names the point is worth in shared words. */
export const PREFERRED = 4;

export function createPreference(prefer: string | undefined): (sentence: CaseSentence) => boolean {
  if (prefer === undefined) return () => false;
  const words = new RegExp(prefer);
  return ({ plain }) => words.test(plain);
}

/** Values differ unless they are the same or may both be true. */
export function differUnlessAgreed(agree: readonly (readonly [string, string])[]): Differ {
  return (one, other) =>
    one === other || agree.some(([a, b]) => (a === one && b === other) || (a === other && b === one)) ? 0 : 1;
}
