import type { Page } from "#lib/domain/files/pages.ts";

/** Characters at the head of a paper that say whose it is. */
const HEAD = 900;
const MARKS =
  /\b(?:privileged|work[- ]product|attorney[- ]client|defen[cs]e investigat\w*|(?:prepared|taken|written|made|given) (?:for|by|to|at the request of) (?:the )?(?:defen[cs]e|public defender|(?:my|his|her|our) (?:lawyer|attorney|solicitor|counsel))|public defender'?s? (?:office )?investigator|attorney notes?|notes? of (?:the )?(?:attorney|counsel)|proof of evidence|client (?:intake|interview|statement|account|notes?)|instructions to (?:counsel|solicitors?)|for my (?:lawyer|attorney|solicitor))\b/i;
const FILE_MARKS =
  /\b(?:privileged|work product|client (?:intake|interview|statement|account|notes?)|(?:attorney|counsel|lawyer|intake) notes?|defen[cs]e (?:investigat\w*|interview|memo)|proof of evidence)\b/i;

/** The letterhead of those who served it, though they speak of work product. */
const PROSECUTION =
  /^\s*(?:office of the )?[^\n]{0,40}\b(?:(?:district|county|city|state'?s|commonwealth'?s|prosecuting|united states) attorney(?!s? at law)|prosecutor'?s? office|crown prosecution service)\b/i;

type Paper = { readonly fileName: string; readonly pages: readonly Pick<Page, "text">[] };

const known = new WeakMap<Paper, boolean>();

/** Whether a paper is the defense's own: the client's words to counsel, an investigator's report, notes. It was never served. */
export function isDefensePaper(paper: Paper): boolean {
  let isTheirs = known.get(paper);
  if (isTheirs === undefined) {
    isTheirs = isMarked(paper);
    // Asked for every sentence of the paper.
    known.set(paper, isTheirs);
  }
  return isTheirs;
}

function isMarked({ fileName, pages }: Paper): boolean {
  const head = pages.find(({ text }) => text.trim() !== "")?.text.slice(0, HEAD) ?? "";
  if (PROSECUTION.test(head)) return false;
  return MARKS.test(head.replace(/\s+/g, " ")) || FILE_MARKS.test(fileName.replace(/[-_.]+/g, " "));
}
