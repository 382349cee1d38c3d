import { setImmediate as nextTurn } from "node:timers/promises";
import type { SourceDocument } from "../analyst/findings.ts";
import { splitSentences } from "../analyst/text/sentences.ts";
import { toPlain } from "../analyst/text/to-plain.ts";
import { holdsKind } from "./answer-kind.ts";
import { findConcepts } from "./find-concepts.ts";
import type { RankedPage, ReadPage } from "./ranked-page.ts";
import { raterOf } from "./rate-sentences.ts";
import type { ReadQuestion } from "./read-question.ts";

export type RankedRecord = {
  readonly pages: readonly RankedPage[];
  /** By concept of the question, what it is worth to hold the words once. */
  readonly full: readonly number[];
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
