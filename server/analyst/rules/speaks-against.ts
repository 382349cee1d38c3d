import type { CaseDocument, CaseSentence } from "../text/case-text.ts";
import { vocabularyPattern } from "./vocabulary.ts";

const AGAINST = vocabularyPattern("tells-against");
const FOR = vocabularyPattern("tells-for");

const known = new WeakMap<CaseDocument, Map<number | null, boolean>>();

/** One person speaks on all pages of these; a file of statements may hold those of both sides. */
const OF_ONE_PERSON: ReadonlySet<string> = new Set(["camera-transcript", "interview-record", "emergency-call"]);

/**
 * Whether the account of a sentence tells something against somebody, and nothing that helps: only such a witness is impeached.
 * The account is a page, or all of a transcript.
 */
export function speaksAgainst({ document, pageNumber: onPage }: CaseSentence): boolean {
  const pageNumber = OF_ONE_PERSON.has(document.kind) ? null : onPage;
  const pages = known.get(document) ?? new Map<number | null, boolean>();
  known.set(document, pages);
  const before = pages.get(pageNumber);
  if (before !== undefined) return before;
  const lines = document.sentences
    .filter((each) => pageNumber === null || each.pageNumber === pageNumber)
    .map(({ plain }) => plain);
  const speaks = lines.some((plain) => AGAINST.test(plain)) && !lines.some((plain) => FOR.test(plain));
  pages.set(pageNumber, speaks);
  return speaks;
}
