import type { Person } from "../../people/find-people.ts";
import { surnameOf, wordsOfName } from "../../people/surname.ts";
import type { CaseDocument } from "../../text/case-text.ts";
import { isDefensePaper } from "../../text/defense-paper.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import { toPlain } from "../../text/page/to-plain.ts";

/** Characters at the head and at the end of a page that name its writer. */
const HEAD = 160;
const DEFENSE_HEAD = 200;
const TAIL = 90;

/** Papers in which one person tells. */
const ACCOUNTS: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "witness-statement",
  "interview-record",
  "emergency-call",
  "unknown",
]);
const REPORTS: ReadonlySet<DocumentKind> = new Set<DocumentKind>([...ACCOUNTS, "incident-report"]);

/** The name stands as the writer's: "Reporting: P/O C. MELANCON", "Narrative by Orr". */
const WRITER =
  "(?:investigating|reporting|arresting|issuing|primary|completing|submitting|case|lead|field)(?: officers?| deputy| agent| detective)?:?|affiant:?|author:?|writer:?|(?:investigator|detective|interviewer|auditor|adjuster|engineer|nurse|case ?worker|social worker|counsell?or):|examiner:?|analyst:?|operator:?|prepared by:?|written by:?|narrative(?: of| by)?:?|completed by:?|(?:line-?up |photo array )?administrator:?|(?:line-?up|array) administered by:?|report(?:ed)? by:?|report of|supplement(?:al report)?(?: of| by)?:?|statement of|interview of|transcript of|camera of|bwc of|bwv of|signed:?|signature:?|from:|by:|officer:|deputy:|provider:|crew:|dispatcher:|interview with|\\bx|\\bi,|\\bi am|my name is|\\btech(?:nician)?:|\\bcsi:|crime scene (?:tech(?:nician)?|investigator):";
/** A line of a supplement in a bundle: "DET G ORSINI 5102  SES  02/16/2019". */
const BYLINE =
  /^\s*(?:p\/?o|ofc|off|officer|det|detective|inv|sgt|sergeant|cpl|lt|dep|deputy|tpr|trooper|tfo|agent|pc|dc|ds)\.? [a-z' .,#\d-]{3,50}\s.*\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/;
/** Where the name stands on a form for statements, whichever page of a bundle it is. */
const STATEMENT_FORM = /\bstatement\b/;
/** Before a name at the head of somebody else's report. */
const OTHERS_BEFORE =
  "(?:assist\\w*|cover|back-?up|with|and|by|to|from|of|informed|told|met|supervisor|supv|approved|reviewed|witness(?: \\d)?|victim|vic|owner|rp|caller)[ :.]{1,3}(?:[\\w./#-]+ ){0,3}";

/**
 * Prepares the papers once and returns whether the file holds a paper that somebody wrote or gave: by a writer's line, a file's
 * name, the head or the last line of a page. In doubt it does: a paper that is in the file must never be asked for.
 */
export function createHoldsPaperOf(documents: readonly CaseDocument[]): (person: Person, isPolice: boolean) => boolean {
  const indexed = documents.map((document) => {
    const pages = document.pages.map(({ text }) =>
      toPlain(text)
        .replace(/[-_=*]{3,}/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    );
    const lines = document.pages.flatMap(({ text }) => text.split("\n").map((line) => toPlain(line).trim()));
    const bylines = lines.filter((line) => BYLINE.test(line));
    return { document, pages, lines, bylines, fileWords: new Set(toPlain(document.fileName).split(/[^\p{L}'’]+/u)) };
  });
  return (person, isPolice) => {
    const surname = surnameOf(person.name);
    const isSingle = wordsOfName(person.name).length === 1;
    const name = RegExp.escape(surname);
    const writer = new RegExp(`(?:${WRITER}) {0,3}(?:[\\w./#-]+ ){0,3}?(?:[\\w'-]+, ?)?${name}\\b`);
    // "Page 2 (Orr cont.)"
    const continued = new RegExp(`\\b${name},? (?:cont|continued)\\b`);
    // "Orr #214" at the end of a page, "Orr #214  06/21/2026 2010 hrs  Reviewed: Sgt. Hale".
    const signature = new RegExp(
      `\\b${name}[\\s.,#\\d():/-]*(?:[a-z/]{2,12}\\.? ?#?\\d*)?[\\s.]*(?:(?:reviewed|approved|appr|supervisor|supv)\\b.{0,30})?$`,
    );
    const signed = new RegExp(`/s/ {0,3}(?:[\\w.]+ ){0,2}?${name}\\b`);
    // "Name: Ann Orr" at the head of a form, "I swear the above is true. Ann Orr" at its end.
    const filledIn = new RegExp(`\\bname:? {0,3}(?:[\\w'.-]+,? ){0,2}?${name}\\b`);
    const sworn = new RegExp(`\\b(?:true|correct|knowledge|perjury)[.:,]? {1,3}(?:[\\w'.-]+ ){0,2}?${name}\\b`);
    // "WITNESS ORR (by phone)": the heading of what a report says that she told.
    const heading = new RegExp(
      `^(?:witness|victim|reporting party|rp)(?: #?\\d)?:? (?:[\\w'.-]+,? )?${name}(?: (?:\\([^()]{1,30}\\)|statement|interview))?:?$`,
    );
    const named = new RegExp(`(?<!\\b${OTHERS_BEFORE})\\b${name}\\b`);
    // A first name alone may be that of anybody whose account is in the file.
    const alone = new RegExp(`\\b${RegExp.escape(surname.slice(0, 3))}`);
    return (
      person.hasOwnPaper ||
      indexed.some(({ document, pages, lines, bylines, fileWords }) => {
        if (isDefensePaper(document)) return pages[0]?.slice(0, DEFENSE_HEAD).includes(surname) ?? false;
        if (fileWords.has(surname)) return true;
        if (!document.isEvidence) return false;
        const isAccount = (isPolice ? REPORTS : ACCOUNTS).has(document.kind);
        if (isPolice && isAccount && bylines.some((line) => named.test(line))) return true;
        const head = pages[0]?.slice(0, HEAD) ?? "";
        const isHeaded = isAccount && (named.test(head) || (isSingle && !isPolice && alone.test(head)));
        return (
          isHeaded ||
          (!isPolice && lines.some((line) => heading.test(line))) ||
          pages.some((page) => {
            if (!page.includes(surname)) return false;
            if (isAccount && (signed.test(page) || sworn.test(page))) return true;
            if (isAccount && STATEMENT_FORM.test(page.slice(0, HEAD)) && filledIn.test(page.slice(0, 2 * HEAD)))
              return true;
            return writer.test(page) || continued.test(page) || signature.test(page.slice(-TAIL));
          })
        );
      })
    );
  };
}
