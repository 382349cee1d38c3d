import type { ProposedGap } from "../../findings.ts";
import type { Person } from "../../people/find-people.ts";
import type { CaseText } from "../../text/case-text.ts";
import type { CaseDates } from "../../text/case-dates.ts";
import { findAnswered } from "./find-answered.ts";
import { dropRepeated } from "./drop-repeated.ts";
import { listRecords } from "./find-listed.ts";
import type { CaseClass } from "../points/find-issues.ts";
import { findCopied, findMentioned } from "./find-mentioned.ts";
import { createIsHeld } from "./find-held.ts";
import { readHeadings } from "./find-records.ts";
import { linesOfLists, listNone, listServed } from "./find-served.ts";
import { findOutstanding } from "./find-outstanding.ts";
import { findSaidMissing } from "./find-said-missing.ts";
import { findStated } from "./find-stated.ts";
import { listUnheard } from "./find-unheard.ts";
import { findUnused } from "./find-unused.ts";
import { findUsual, toRows } from "./find-usual.ts";
import { wordsOf } from "./gap-candidate.ts";
import { plainWords } from "../matching/plain-words.ts";
import type { Papers } from "./gap-rules.ts";

/**
 * Gaps: what pages say is missing, what they mention and the file does not hold, and one short list of what such cases usually
 * hold. What a stronger gap asks for, a weaker one leaves out.
 */
export function findGaps(
  caseText: CaseText,
  { offence, law }: CaseClass,
  {
    people,
    dates,
    clientNames,
  }: { readonly people: readonly Person[]; readonly dates: CaseDates; readonly clientNames: readonly string[] },
): ProposedGap[] {
  if (caseText.accounts.length === 0) return [];
  const served = listServed(caseText);
  const papers: Papers = {
    law,
    kinds: new Set(caseText.documents.flatMap((document) => [document.kind, ...document.pageKinds])),
    // What a letter hands over is in counsel's hands as a paper of the file is; what there is not, nobody can hand over.
    headings: [...readHeadings(caseText), ...served, ...listNone(caseText)],
  };
  const stated = findStated(caseText, papers, {
    isHeld: createIsHeld(caseText, served),
    daysSince: daysOfPapers(dates),
  });
  const listed = linesOfLists(caseText, served);
  const outstanding = findOutstanding(caseText);
  const ofRecord = stated.gaps.filter(({ basis, text }) => basis !== "usual" && !isNamedBy(outstanding, text));
  const said = [...outstanding, ...ofRecord];
  const quoted = new Set(said.flatMap(({ citations }) => citations.map(({ quote }) => quote)));
  const isSaid = ({ items, text, citations }: ProposedGap) =>
    isNamedBy(said, items[0]?.what ?? text) ||
    citations.some(({ quote }) => [...quoted].some((other) => quote.includes(other)));
  const found = dropRepeated(
    [
      findMentioned(caseText, papers, listed),
      // Where a list says what was handed over, the list decides and not the kind of paper.
      served.length > 0 ? [] : findCopied(caseText),
      ...findUsual(caseText, offence, papers).map((gap) => [gap]),
    ],
    stated.rules,
  );
  const asked = [
    ...found.filter(({ citations }) => citations.length > 0).flatMap(wordsOf),
    ...stated.gaps.map(({ text }) => text),
  ];
  const known = [
    ...outstanding,
    ...findAnswered(caseText, clientNames).filter((gap) => !isSaid(gap)),
    ...findUnused(caseText),
    ...ofRecord,
    ...listRecords(caseText, { served, asked, listed }),
    ...listUnheard(caseText, { people, served }),
  ];
  return [
    ...known,
    ...findSaidMissing(caseText, { clientNames, known }),
    ...toRows(
      stated.gaps.filter(({ basis }) => basis === "usual"),
      found,
    ),
  ];
}

/** A date to come, or one that something is good until. */
const TO_COME = /\b(?:courts?|hearing|trial|due|until|return\w*|scheduled|expir\w*|exp|valid|renew\w*)\b/;
/** Days after the incident within which a date is taken for that of a paper of the case. */
const OF_CASE = 3 * 365;

/** Days from the incident to the latest date that a paper of the case names; null where the day of the incident is not known. */
function daysOfPapers({ incidentDay, bySentence }: CaseDates): number | null {
  if (incidentDay === null) return null;
  const days = [...bySentence].flatMap(([{ plain }, dated]) =>
    TO_COME.test(plain) ? [] : dated.map(({ day }) => day - incidentDay),
  );
  return Math.max(0, ...days.filter((day) => day <= OF_CASE));
}

/** Whether one of the gaps asks for the same thing by its name. */
function isNamedBy(gaps: readonly ProposedGap[], text: string): boolean {
  const [name = text] = text.split(":");
  const words = plainWords(name);
  return gaps.some(({ items }) =>
    items.some(({ what }) => plainWords(what).includes(words) || words.includes(plainWords(what))),
  );
}
