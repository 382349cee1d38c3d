import type { CaseDocument, CaseSentence } from "../../text/case-text.ts";
import { vocabularyPattern } from "../matching/vocabulary.ts";

const AGAINST = vocabularyPattern("tells-against");
const FOR = vocabularyPattern("tells-for");

/** One person speaks on all pages of these; a file of statements may hold those of both sides. */
const OF_ONE_PERSON: ReadonlySet<string> = new Set(["camera-transcript", "interview-record", "emergency-call"]);
/** The head of a page that goes on with the statement before it. */
const GOES_ON = /\b(?:continu(?:ation|ed)|cont['’]?d|page [2-9])\b/i;
/** Characters of the head of a page. */
const HEAD = 100;

const known = new WeakMap<CaseDocument, ReadonlyMap<number, boolean>>();

/**
 * Whether the account of a sentence tells something against somebody, and nothing that helps: only such a witness is impeached.
 * An account is a page with those that continue it, or all of a transcript.
 */
export function speaksAgainst({ document, pageNumber }: CaseSentence): boolean {
  const pages = known.get(document) ?? readPages(document);
  known.set(document, pages);
  return pages.get(pageNumber) === true;
}

function readPages({ kind, pages, sentences }: CaseDocument): ReadonlyMap<number, boolean> {
  const accounts: number[][] = [];
  for (const { pageNumber, text } of pages) {
    const last = accounts.at(-1);
    if (last !== undefined && (OF_ONE_PERSON.has(kind) || GOES_ON.test(text.slice(0, HEAD)))) last.push(pageNumber);
    else accounts.push([pageNumber]);
  }
  return new Map(
    accounts.flatMap((account) => {
      const lines = sentences.filter((each) => account.includes(each.pageNumber)).map(({ plain }) => plain);
      const speaks = lines.some((plain) => AGAINST.test(plain)) && !lines.some((plain) => FOR.test(plain));
      return account.map((pageNumber) => [pageNumber, speaks] as const);
    }),
  );
}
