import type { SourceDocument } from "../analyst/findings.ts";
import type { Concept, Found, Span } from "./concept.ts";

/** A sentence of a page, with its time code and speaker, as a question finds it. */
export type RankedSentence = Span & {
  /** Number of its paragraph on the page. */
  readonly paragraph: number;
  /** 0 for a sentence that is not about the question. */
  readonly score: number;
  /** By concept of the question, what it is worth that the sentence itself holds it. */
  readonly worth: readonly number[];
  /** Where it holds the question's words, or other words for them. */
  readonly hits: readonly (Span & { readonly concept: Concept; readonly isTyped: boolean })[];
  /** True when it holds the kind of words that was asked for. */
  readonly isKind: boolean;
  /** Its words that say something, as in the table of vectors. */
  readonly entries: readonly string[];
};

export type RankedPage = {
  readonly document: SourceDocument;
  readonly pageNumber: number;
  readonly text: string;
  /** By concept of the question: whether the file's name or the page's first line holds words for it. */
  readonly heading: readonly boolean[];
  readonly sentences: readonly RankedSentence[];
};

/** A sentence of a page with what it holds of a question. */
export type Sentence = Span & {
  readonly paragraph: number;
  readonly text: string;
  /** The text without the time code at its beginning. */
  readonly body: string;
  readonly words: number;
  readonly entries: readonly string[];
  /** By concept. */
  readonly found: readonly Found[];
  /** True when it holds the kind of words that was asked for. */
  readonly isKind: boolean;
};

export type ReadPage = Omit<RankedPage, "sentences" | "heading"> & {
  readonly sentences: readonly Sentence[];
  /** By concept: what the file's name and the page's first line hold. */
  readonly heading: readonly Found[];
};
