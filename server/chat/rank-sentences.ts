import { setImmediate as nextTurn } from "node:timers/promises";
import type { SourceDocument } from "../analyst/findings.ts";
import { splitSentences } from "../analyst/text/page/sentences.ts";
import { toPlain } from "../analyst/text/page/to-plain.ts";
import { holdsKind } from "./answer-kind.ts";
import { findConcepts } from "./find-concepts.ts";
import type { RankedPage, ReadPage } from "./ranked-page.ts";
import { raterOf } from "./rate-sentences.ts";
import type { ReadQuestion } from "./read-question.ts";
import { entriesOf } from "./word-vectors.ts";

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
      heading: page.heading.map(({ typed, told }) => typed.length + told.length > 0),
      sentences: page.sentences.map(({ start, end, paragraph, isKind, entries, found }, at) => ({
        ...{ start, end, paragraph, isKind, entries, ...rate(page, at) },
        hits: found.flatMap(({ typed, told, hinted }, nth) => {
          const concept = question.concepts[nth];
          if (concept === undefined) return [];
          return [typed, told, hinted].flatMap((spans) =>
            spans.map((span) => ({ ...span, concept, isTyped: spans === typed })),
          );
        }),
      })),
    })),
  };
}

function readPage(
  page: Pick<RankedPage, "document" | "pageNumber" | "text">,
  { concepts, kind }: ReadQuestion,
): ReadPage {
  const { text, document } = page;
  const plain = toPlain(text);
  const spans = splitSentences(text);
  const head = `${toPlain(document.fileName).replaceAll(/[_-]/g, " ")} ${plain.slice(0, spans[0]?.end ?? 0)}`;
  return {
    ...page,
    heading: findConcepts(head, concepts, 0).found,
    sentences: spans.map(({ lead, start, end, paragraph }) => {
      const shown = { text: text.slice(lead, end), body: text.slice(start, end) };
      const { tokens, found } = findConcepts(plain.slice(lead, end), concepts, lead);
      const isKind = kind !== null && holdsKind(shown, kind);
      return {
        ...{ paragraph, start: lead, end, ...shown },
        ...{ words: tokens.length, entries: entriesOf(tokens), found, isKind },
      };
    }),
  };
}
