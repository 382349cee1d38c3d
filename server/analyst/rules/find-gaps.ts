import type { OffenceClass } from "#lib/domain/findings.ts";
import type { ProposedGap } from "../findings.ts";
import type { Person } from "../people/find-people.ts";
import type { CaseText } from "../text/case-text.ts";
import { dropRepeated } from "./drop-repeated.ts";
import { listHandled, listInstitutions, listRecords, listUnheard, listUnkept } from "./find-listed.ts";
import { findCopied, findMentioned } from "./find-mentioned.ts";
import { readHeadings } from "./find-records.ts";
import { findStated } from "./find-stated.ts";
import { findFromChecklist, findUsual } from "./find-usual.ts";
import { toGap, wordsOf } from "./gap-candidate.ts";
import type { Papers } from "./gap-rules.ts";

/**
 * Gaps: what pages say is missing, what they mention and the file does not hold, what a situation that they describe
 * usually leaves behind, and what the checklist of the class adds. What a stronger gap asks for, a weaker one leaves out.
 */
export function findGaps(caseText: CaseText, offence: OffenceClass, people: readonly Person[]): ProposedGap[] {
  if (caseText.accounts.length === 0) return [];
  const papers: Papers = {
    kinds: new Set(caseText.documents.flatMap((document) => [document.kind, ...document.pageKinds])),
    headings: readHeadings(caseText),
  };
  const found = dropRepeated([
    findStated(caseText),
    findMentioned(caseText, papers),
    findCopied(caseText),
    ...findUsual(caseText, offence, papers).map((gap) => [gap]),
    findFromChecklist(caseText, offence, papers),
  ]);
  const named = found.filter(({ basis }) => basis !== "usual");
  const unkept = listUnkept(caseText);
  const asked = [...named.flatMap(wordsOf), ...unkept.flatMap(({ items }) => items.map(({ what }) => what))];
  return [
    ...named.map(toGap),
    ...unkept,
    ...listRecords(caseText, asked),
    ...listHandled(caseText, asked),
    ...listInstitutions(caseText),
    ...listUnheard(people),
    ...found.filter(({ basis }) => basis === "usual").map(toGap),
  ];
}
