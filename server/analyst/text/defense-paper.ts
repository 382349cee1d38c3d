import type { Page } from "#lib/domain/files/pages.ts";
import { isMailOfProsecution } from "./own-words.ts";
import { hasLetterhead } from "./prosecution-office.ts";

/** Characters at the head of a paper that say whose it is. */
const HEAD = 900;
const MARKS =
  /\b(?:privileged|work[- ]product|attorney[- ]client|defen[cs]e investigat\w*|(?:prepared|taken|written|made|given) (?:for|by|to|at the request of) (?:the )?(?:defen[cs]e|public defender|(?:my|his|her|our) (?:lawyer|attorney|solicitor|counsel))|public defender'?s? (?:office )?investigator|(?:attorney|attendance|file) notes?|notes? of (?:the )?(?:attorney|counsel)|proof of evidence|client (?:intake|interview|statement|account|meeting|conference|notes?)|instructions to (?:counsel|solicitors?)|for my (?:lawyer|attorney|solicitor))\b/i;
const FILE_MARKS =
  /\b(?:privileged|work product|client (?:intake|interview|statement|account|meeting|conference|notes?)|(?:attorney|attendance|counsel|lawyer|intake) notes?|our (?:[\w-]+ ){0,2}notes?|defen[cs]e (?:investigat\w*|interview|memo)|proof of evidence)\b/i;

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
  // Those who served it may speak of work product and privilege, too.
  if (hasLetterhead(head) || isMailOfProsecution(pages[0]?.text ?? "")) return false;
  return MARKS.test(head.replace(/\s+/g, " ")) || FILE_MARKS.test(fileName.replace(/[-_.]+/g, " "));
}
