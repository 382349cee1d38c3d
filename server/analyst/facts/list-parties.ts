import { groupPerson, isOfficer } from "#lib/domain/people.ts";
import type { VerifiedCitation } from "../findings.ts";
import type { ListedPerson } from "../people/list-people.ts";
import type { CaseDocument } from "../text/case-text.ts";
import type { Fact } from "./fact.ts";

const MOST_COMPLAINANTS = 3;
const MOST_OFFICERS = 4;
/** An officer who wrote a report weighs as much as one who is named in so many documents. */
const REPORT_WORTH = 3;

/** Who only signs what others did, or keeps it. */
const APPROVES = /\b(?:approv\w*|review\w*|supv|supervis\w*|qa by|vault|locker|taken by|released to)\b/i;

/**
 * Client, complainants and the officers who acted, each cited where the record first names them. Officers who are named in
 * one document and wrote nothing are left to Who's Who: they may only have approved a report.
 */
export function listParties(given: {
  readonly people: readonly ListedPerson[];
  readonly documents: readonly CaseDocument[];
  readonly clientName: string | null;
  readonly isReadable: (citation: VerifiedCitation) => boolean;
}): Fact[] {
  const { people, documents, clientName, isReadable } = given;
  const reports = new Set(documents.filter(({ kind }) => kind === "incident-report").map(({ id }) => id));
  const grouped = people.map((person) => ({ person, group: groupPerson(person, clientName) }));
  const clients = grouped.filter(({ group }) => group === "client").map(({ person }) => person);
  const complainants = people.filter((person) => person.isComplainant && !clients.includes(person));
  const officers = grouped
    .filter(({ group }) => group === "officer")
    .map(({ person }) => ({
      person,
      worth: person.places.length + (person.ownPapers.some((id) => reports.has(id)) ? REPORT_WORTH : 0),
    }))
    .filter(
      ({ person, worth }) =>
        worth >= 2 && !person.places.every(({ quote }) => APPROVES.test(around(quote, person.name))),
    )
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ person }) => person);
  const factsOf = (slot: Fact["slot"], list: readonly ListedPerson[], most: number): Fact[] =>
    list.slice(0, most).flatMap(({ name, role, places }) => {
      const citation = places.find(isReadable);
      return citation === undefined
        ? []
        : [
            {
              slot,
              text: slot === "client" && clientName?.trim() ? clientName.trim() : inSmallLetters(name),
              role: slot === "officer" && isOfficer(role) ? role : "",
              citation,
            },
          ];
    });
  return [
    // Without the client's name from the case several may look like it: then none is called so.
    ...(clients.length === 1 ? factsOf("client", clients, 1) : []),
    ...factsOf("complainant", complainants, MOST_COMPLAINANTS),
    ...factsOf("officer", officers, MOST_OFFICERS),
  ];
}

/** The words beside a name: a row of a form names several people. */
function around(quote: string, name: string): string {
  const at = quote.toLowerCase().indexOf(name.split(" ").at(-1)?.toLowerCase() ?? "");
  return at === -1 ? quote : quote.slice(Math.max(0, at - 40), at + name.length + 20);
}

/** "MARISOL O'NEILL-VEGA" -> "Marisol O'Neill-Vega". */
function inSmallLetters(name: string): string {
  return name.replace(/(?<!\p{L})\p{Lu}[\p{Lu}'’-]{2,}/gu, (word) =>
    word
      .toLowerCase()
      .replace(/(?:^|['’-])\p{Ll}/gu, (start) => start.toUpperCase())
      .replace(/^Mc\p{Ll}/u, (start) => `Mc${start.slice(2).toUpperCase()}`),
  );
}
