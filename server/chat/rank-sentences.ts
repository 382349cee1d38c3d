import { setImmediate as nextTurn } from "node:timers/promises";
import type { SourceDocument } from "../analyst/findings.ts";
import { splitSentences } from "../analyst/text/sentences.ts";
import { toPlain } from "../analyst/text/to-plain.ts";
import { holdsKind } from "./answer-kind.ts";
import { findConcepts, type Found, type Span } from "./find-concepts.ts";
import { raterOf } from "./rate-sentences.ts";
import type { Concept, ReadQuestion } from "./read-question.ts";

/** A sentence of a page, with its time code and speaker, as a question finds it. */
export type RankedSentence = Span & {
  /** Number of its paragraph on the page. */
  readonly paragraph: number;
  /** 0 for a sentence that is not about the question. */
  readonly score: number;
  /** By concept of the question, what it is worth that the sentence itself holds it. */
  readonly worth: readonly number[];
  /** Where it holds the question's words, or other words for them. */
  readonly hits: readonly (Span & { readonly concept: Concept })[];
};

export type RankedPage = {
  readonly document: SourceDocument;
  readonly pageNumber: number;
  readonly text: string;
  readonly sentences: readonly RankedSentence[];
};

export type RankedRecord = {
  readonly pages: readonly RankedPage[];
  /** By concept of the question, what it is worth to hold the words once. */
  readonly full: readonly number[];
};

/** A sentence of a page with what it holds of a question. */
export type Sentence = Span & {
  readonly paragraph: number;
  readonly text: string;
  /** The text without the time code at its beginning. */
  readonly body: string;
  readonly words: number;
  /** By concept. */
  readonly found: readonly Found[];
  /** True when it holds the kind of words that was asked for. */
  readonly isKind: boolean;
};

export type ReadPage = Omit<RankedPage, "sentences"> & {
  readonly sentences: readonly Sentence[];
  /** By concept: what the file's name and the page's first line hold. */
  readonly heading: readonly Found[];
};

/** Pages that are read before other requests get their turn. */
const CHUNK = 50;

/** The sentences of a record as a question finds them. */
export async function rankSentences(
  documents: readonly SourceDocument[],
  question: ReadQuestion,
): Promise<RankedRecord> {
  const pages: ReadPage[] = [];
  for (const document of documents)
    for (const { pageNumber, text } of document.pages) {
      if (pages.length % CHUNK === CHUNK - 1) await nextTurn();
      pages.push(readPage({ document, pageNumber, text }, question));
    }
  const { rate, full } = raterOf(pages, question);
  return {
    full,
    pages: pages.map((page) => ({
      ...{ document: page.document, pageNumber: page.pageNumber, text: page.text },
      sentences: page.sentences.map(({ start, end, paragraph, found }, at) => ({
        ...{ start, end, paragraph, ...rate(page, at) },
        hits: found.flatMap(({ typed, told, hinted }, nth) => {
          const concept = question.concepts[nth];
          return concept === undefined ? [] : [...typed, ...told, ...hinted].map((span) => ({ ...span, concept }));
        }),
      })),
    })),
  };
}

function readPage(page: Omit<RankedPage, "sentences">, { concepts, kind }: ReadQuestion): ReadPage {
  const { text, document } = page;
  const plain = toPlain(text);
  const spans = splitSentences(text);
  const head = `${toPlain(document.fileName).replaceAll(/[_-]/g, " ")} ${plain.slice(0, spans[0]?.end ?? 0)}`;
  return {
    ...page,
    heading: findConcepts(head, concepts, 0).found,
    sentences: spans.map(({ lead, start, end, paragraph }) => {
      const shown = { text: text.slice(lead, end), body: text.slice(start, end) };
      const { words, found } = findConcepts(plain.slice(lead, end), concepts, lead);
      const isKind = kind !== null && holdsKind(shown, kind);
      return { ...{ paragraph, start: lead, end, ...shown }, ...{ words, found, isKind } };
    }),
  };
}
