import { surnameOf } from "../analyst/people/surname.ts";
import { guessDocumentKind } from "../analyst/text/document-kind.ts";
import { readPage } from "../analyst/text/page/read-page.ts";
import { standingTextOf } from "../analyst/text/standing-text.ts";
import type { Cited } from "../work-product/cite.ts";

/** A document with the text of its pages. */
export type ReadDocument = {
  readonly documentId: string;
  readonly exhibit: number | null;
  readonly fileName: string;
  readonly pages: readonly { readonly pageNumber: number; readonly text: string }[];
};

type Witness = { readonly name: string; readonly ownPapers: readonly string[] };

/** What the analysis found at a place of the record. */
type Found = {
  readonly isCited: (place: Cited) => boolean;
  readonly isContradicted: (place: Cited) => boolean;
};

/** Words. What is shorter is a heading, an entry of a form, "Okay." or "Sit there." */
const SHORTEST = 4;

/**
 * What a witness says in the record, in the order of documents and pages: the sentences of their own papers, and the lines
 * that a transcript gives to them. Lines of a form count only when a finding rests on them; rules and instructions that are
 * printed on it, and words too short to say something, only when a contradiction does.
 */
export function statementsOf({ name, ownPapers }: Witness, documents: readonly ReadDocument[], found: Found): Cited[] {
  const surname = surnameOf(name).toLowerCase();
  const isWitness = (speaker: string) =>
    speaker
      .toLowerCase()
      .split(/[^\p{L}\p{N}'’-]+/u)
      .includes(surname);
  return documents.flatMap(({ pages, ...document }) => {
    const isOwn = ownPapers.includes(document.documentId);
    const kind = guessDocumentKind({ fileName: document.fileName, pages });
    return pages.flatMap(({ pageNumber, text }) => {
      const { sentences } = readPage(text);
      const standing = standingTextOf(text, sentences, kind);
      return sentences.flatMap((sentence): Cited[] => {
        const { start, end, speaker } = sentence;
        const isSpoken = speaker !== null && speaker !== "A";
        if (isSpoken ? !isWitness(speaker) : !isOwn) return [];
        const quote = text.slice(start, end);
        const place: Cited = { ...document, pageNumber, quote, start, end, status: "verified" };
        const tells =
          wordsIn(quote) >= SHORTEST &&
          (isSpoken || (!standing.has(sentence) && (isSentence(quote) || found.isCited(place))));
        return tells || found.isContradicted(place) ? [place] : [];
      });
    });
  });
}

function isSentence(text: string): boolean {
  return /[.!?]["”')\]]*\s*$/.test(text);
}

function wordsIn(sentence: string): number {
  return sentence.trim().split(/\s+/).length;
}
