import { surnameOf } from "../analyst/people/surname.ts";
import { readPage } from "../analyst/text/read-page.ts";
import type { Cited } from "../work-product/cite.ts";

/** A document with the text of its pages. */
export type ReadDocument = {
  readonly documentId: string;
  readonly exhibit: number | null;
  readonly fileName: string;
  readonly pages: readonly { readonly pageNumber: number; readonly text: string }[];
};

type Witness = { readonly name: string; readonly ownPapers: readonly string[] };

/** Words. What is shorter is a heading or an entry of a form. */
const SHORTEST = 4;
/** Words. "Okay." is no statement, unless a finding rests on it. */
const SHORTEST_REPLY = 2;

/**
 * What a witness says in the record, in the order of documents and pages: the sentences of their own papers, and the lines
 * that a transcript gives to them. Lines of a form count only when `isCited` knows their place.
 */
export function statementsOf(
  { name, ownPapers }: Witness,
  documents: readonly ReadDocument[],
  isCited: (place: Cited) => boolean,
): Cited[] {
  const surname = surnameOf(name).toLowerCase();
  const isWitness = (speaker: string) =>
    speaker
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’-]+/u)
      .includes(surname);
  return documents.flatMap(({ pages, ...document }) => {
    const isOwn = ownPapers.includes(document.documentId);
    return pages.flatMap(({ pageNumber, text }) =>
      readPage(text).sentences.flatMap(({ start, end, speaker }): Cited[] => {
        const quote = text.slice(start, end);
        const place: Cited = { ...document, pageNumber, quote, start, end, status: "verified" };
        if (speaker !== null && speaker !== "A") {
          return isWitness(speaker) && (wordsIn(quote) >= SHORTEST_REPLY || isCited(place)) ? [place] : [];
        }
        return isOwn && (isProse(quote) || isCited(place)) ? [place] : [];
      }),
    );
  });
}

function isProse(sentence: string): boolean {
  return /[.!?]["”')\]]*\s*$/.test(sentence) && wordsIn(sentence) >= SHORTEST;
}

function wordsIn(sentence: string): number {
  return sentence.trim().split(/\s+/).length;
}
