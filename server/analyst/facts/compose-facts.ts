import { FACT_SLOTS } from "#lib/domain/facts.ts";
import { groupPerson } from "#lib/domain/people.ts";
import type { ProposedCitation, VerifiedCitation } from "../findings.ts";
import type { ListedPerson } from "../people/list-people.ts";
import type { CaseReading } from "../read-case.ts";
import type { CaseSentence } from "../text/case-text.ts";
import type { CaseFacts } from "./fact.ts";
import { findCharge } from "./find-charge.ts";
import { findStateAccount } from "./find-state-account.ts";
import { findWhenWhere } from "./find-when-where.ts";
import { listPapers } from "./list-papers.ts";
import { listParties } from "./list-parties.ts";

/**
 * The fact box of a case, by rules alone. Each fact has a verified place on a page that was read well; a slot for which the
 * record has no clear words stays empty.
 */
export function composeFacts(given: {
  readonly reading: CaseReading;
  readonly people: readonly ListedPerson[];
  readonly verify: (citation: ProposedCitation) => VerifiedCitation | null;
  readonly clientName: string | null;
  /** 0..1: from a page read with less confidence nothing is taken. */
  readonly lowConfidence: number;
}): CaseFacts {
  const { reading, people, verify, clientName, lowConfidence } = given;
  const { documents } = reading.text;
  const confidence = new Map(
    documents.flatMap(({ id, pages }) => pages.map((page) => [`${id} ${page.pageNumber}`, page.confidence] as const)),
  );
  const isReadable = ({ documentId, pageNumber }: ProposedCitation) =>
    (confidence.get(`${documentId} ${pageNumber}`) ?? 0) >= lowConfidence;
  const isReadableSentence = ({ document, pageNumber }: CaseSentence) =>
    isReadable({ documentId: document.id, pageNumber, quote: "" });
  const others = people
    .filter((person) => person.standing === "accused" && groupPerson(person, clientName) === "other")
    .map(({ name }) => name.split(" ").at(-1)?.toLowerCase() ?? "")
    .filter((surname) => surname.length > 2);

  const proposed = [
    ...findCharge(documents, isReadableSentence, others),
    ...findWhenWhere(reading, isReadableSentence),
    ...findStateAccount(documents, isReadableSentence),
  ];
  const facts = [
    ...proposed.flatMap(({ citation: place, ...fact }) => {
      const citation = verify(place);
      return citation === null ? [] : [{ ...fact, citation }];
    }),
    ...listParties({ people, documents, clientName, isReadable }),
  ];
  return {
    facts: facts.toSorted((one, other) => FACT_SLOTS.indexOf(one.slot) - FACT_SLOTS.indexOf(other.slot)),
    papers: listPapers(documents),
  };
}
