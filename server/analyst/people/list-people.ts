import { isClient, isOfficer, type PersonStanding } from "#lib/domain/people.ts";
import { citeSentence } from "../text/case-text.ts";
import type { CaseDocument, CaseSentence } from "../text/case-text.ts";
import type { Person } from "./find-people.ts";
import type { ProposedCitation, SourceDocument, VerifiedCitation } from "../findings.ts";
import type { CaseReading } from "../read-case.ts";
import { createStanding } from "./standing.ts";

/** A person named in the record, with the first verified place in each document. Stored in the database as it is. */
export type ListedPerson = {
  readonly name: string;
  /** As the page says it, lower case; empty when it gives no role. */
  readonly role: string;
  readonly mayBeClient: boolean;
  readonly standing: PersonStanding;
  /** True for an officer who is the alleged victim, too. */
  readonly isComplainant: boolean;
  /** Ids of the documents that are this person's own. */
  readonly ownPapers: readonly string[];
  readonly places: readonly VerifiedCitation[];
};

/** A record with more names than this is a directory; the list would bury the page. */
const MAX_PEOPLE = 300;
/** Labels at the head of a person's own document; not a role. */
const AUTHOR_ROLE = /^(?:statement|affidavit|declaration|interview) of$/;

/**
 * The people of a case for the screen, in order of first mention, at most 300. Each place is verified like any quote of the
 * analysis; a person without a verified place is left out. A surname alone counts as the person of that surname. The client
 * is searched for by name when no title or label of the record introduces them.
 */
export function listPeople(
  { documents, text, people }: CaseReading,
  verify: (citation: ProposedCitation) => VerifiedCitation | null,
  clientName: string | null = null,
): ListedPerson[] {
  const names = text.documents.map(indexNames);
  const found = people.slice(0, MAX_PEOPLE);
  const client = findClient(found, clientName, names);
  const all = [...(client === null ? [] : [client]), ...found];
  const standingsOf = createStanding(text, all);
  return all.flatMap((person) => {
    const isUnnamed = person.name === person.role;
    const standings = isUnnamed ? unnamedStanding(person.role) : standingsOf(person);
    if (isUnnamed ? FAMILY.test(person.role) : standings.length === 0 && isBareWord(person, names)) return [];
    const standing = [person.first, ...placesOf(person, names)].flatMap((citation) => verify(citation) ?? []);
    const places = onePerDocument(standing, documents);
    const own = text.documents.filter((document) => isOwnPaper(person, document)).map(({ id }) => id);
    return places.length === 0
      ? []
      : [
          {
            name: straightName(person.name),
            role: AUTHOR_ROLE.test(person.role) ? "" : person.role,
            mayBeClient: person.isClient || isClient(straightName(person.name), clientName?.trim() ?? ""),
            standing: standings[0] ?? "other",
            isComplainant: standings.includes("complainant"),
            ownPapers: own,
            places,
          },
        ];
  });
}

/** "My sister", whom no page names, is a relation and no entry of its own. */
const FAMILY =
  /^(?:(?:step|grand|great )?-?(?:mam|mum|mom|dad|mother|father|son|daughter|parent|child|kid)s?|wife|husband|brother|sister|cousin|nephew|niece|uncle|aunt|girlfriend|boyfriend|partner|friend|server|nan|ex-?wife|ex-?husband)$/;

/** One capitalized word in one paper, without title, initial or label, may be a street or a heading: "Pine", "Merry". */
function isBareWord(person: Person, documents: readonly NamesOf[]): boolean {
  const { name, role, first, isClient: isClientThere } = person;
  if (role !== "" || isClientThere || person.hasOwnPaper || /[ ,]/.test(name) || placesOf(person, documents).length > 0)
    return false;
  const at = first.quote.indexOf(name);
  return (
    !/(?:^|[^A-Za-z])[A-Z]\. ?$/.test(first.quote.slice(0, Math.max(0, at))) &&
    !/^, [A-Z]/.test(first.quote.slice(at + name.length))
  );
}

/** Somebody who called, rode along or stood by saw something. */
function unnamedStanding(role: string): PersonStanding[] {
  return /^(?:caller|passenger|neighbou?r|bystander|customer|pedestrian|motorist|cyclist|jogger|cashier|clerk)$/.test(
    role,
  )
    ? ["witness"]
    : [];
}

/**
 * Null when the client is among the people found, or no page contains the name. A surname that another person shares is not
 * enough.
 */
function findClient(found: readonly Person[], clientName: string | null, documents: readonly NamesOf[]): Person | null {
  const name = clientName?.trim() ?? "";
  if (found.some((person) => isClient(straightName(person.name), name))) return null;
  const isShared = found.some((person) => surnameOf(person.name) === surnameOf(name));
  const first = documents.flatMap((document) => placeOf(name, document, { fullName: isShared }) ?? [])[0];
  return first === undefined ? null : { name, role: "", hasOwnPaper: false, ownPapers: [], isClient: true, first };
}

/** An incident report is only its officer's own, although labels may name others: it retells what they said. */
function isOwnPaper({ role, first, ownPapers }: Person, { id, exhibit, kind }: CaseDocument): boolean {
  if (kind === "incident-report") return ownPapers.includes(exhibit) && isOfficer(role);
  return ownPapers.includes(exhibit) || (AUTHOR_ROLE.test(role) && first.documentId === id);
}

/** "FALLON, Sean" -> "Sean FALLON". */
function straightName(name: string): string {
  const [, last, first] = /^([^,]+), (.+)$/.exec(name) ?? [];
  return last === undefined || first === undefined ? name : `${first} ${last}`;
}

type NamesOf = { readonly document: CaseDocument; readonly sentences: ReadonlyMap<string, readonly CaseSentence[]> };

/** Sentences by their capitalised words: "Brown" is a name, "brown" a color. */
function indexNames(document: CaseDocument): NamesOf {
  const sentences = new Map<string, CaseSentence[]>();
  for (const sentence of document.sentences)
    for (const [word] of lineOf(sentence).matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]*\p{L}/gu)) {
      const key = word.toLowerCase().replace(/['’]s$/, "");
      const known = sentences.get(key);
      if (known === undefined) sentences.set(key, [sentence]);
      else if (known.at(-1) !== sentence) known.push(sentence);
    }
  return { document, sentences };
}

/** A place in each document except that of the first mention. */
function placesOf({ name, role, first }: Person, documents: readonly NamesOf[]): ProposedCitation[] {
  const isUnnamed = name === role;
  return isUnnamed
    ? []
    : documents
        .filter(({ document }) => document.id !== first.documentId)
        .flatMap((document) => placeOf(name, document) ?? []);
}

/** The first sentence of a document with the full name, else with the surname. */
function placeOf(
  name: string,
  { sentences }: NamesOf,
  { fullName = false }: { readonly fullName?: boolean } = {},
): ProposedCitation | null {
  const surname = surnameOf(name);
  const named = sentences.get(surname) ?? [];
  const full = straightName(name).toLowerCase();
  const place =
    named.find((sentence) => lineOf(sentence).toLowerCase().includes(full)) ?? (fullName ? undefined : named[0]);
  if (place === undefined) return null;
  const at = lineOf(place).toLowerCase().indexOf(surname) - (place.start - place.lead);
  return citeSentence(place, { at: Math.max(0, at), withLead: at < 0 });
}

function surnameOf(name: string): string {
  return straightName(name).split(" ").at(-1)?.toLowerCase() ?? "";
}

/** Includes the speaker's label, because transcripts name speakers only there. */
function lineOf({ pageText, lead, end }: CaseSentence): string {
  return pageText.slice(lead, end);
}

function onePerDocument(places: readonly VerifiedCitation[], documents: readonly SourceDocument[]): VerifiedCitation[] {
  return documents.flatMap(({ id }) => places.find(({ documentId }) => documentId === id) ?? []);
}
