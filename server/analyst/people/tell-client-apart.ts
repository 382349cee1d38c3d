import { isClient, wordsOfPerson } from "#lib/domain/people.ts";
import type { CaseText } from "../text/case-text.ts";
import { type Person, readWords } from "./find-people.ts";

/** Letters of the shortest name that is looked for in running text. */
const SHORTEST = 3;

/**
 * The people with the client known by name. Labels such as "suspect" or "defendant" stand before co-defendants, too; once the
 * client is known, whoever bears another name is somebody else, in the roles of the sentences (`text.parties`, `author`) and in the
 * people returned. Without a name, or where the papers never name such a person, all stays as the papers' labels have it.
 */
export function tellClientApart(text: CaseText, people: readonly Person[], clientName: string | null): Person[] {
  const isThem = (person: Person) => isClient(person.name, clientName);
  const client = people.filter(isThem);
  const surname = wordsOfPerson(clientName ?? "").at(-1);
  if (surname === undefined || client.length === 0) return [...people];

  const others = people.filter((person) => person.name !== person.role && !isThem(person));
  const { parties } = text;
  // The papers give the first names that the case may lack.
  const own = new Set([clientName ?? "", ...client.map(({ name }) => name)].flatMap(wordsOfPerson));
  for (const [name, role] of parties) if (role === "client" && !own.has(name)) parties.set(name, "somebody");
  const written = readWords(text);
  for (const { name } of others) {
    const other = wordsOfPerson(name).at(-1) ?? "";
    const isFree = other.length >= SHORTEST && !own.has(other) && !parties.has(other) && !written.has(other);
    if (isFree) parties.set(other, "somebody");
  }
  // A relative of the same surname leaves it open who is meant.
  if (others.some(({ name }) => wordsOfPerson(name).at(-1) === surname)) parties.delete(surname);
  else if (parties.get(surname) !== "police") parties.set(surname, "client");

  const exhibitsOf = (persons: readonly Person[]) => new Set(persons.flatMap(({ ownPapers }) => ownPapers));
  const [ofClient, ofOthers] = [exhibitsOf(client), exhibitsOf(others)];
  for (const document of text.documents) {
    // A statement that names the client at its head may seem to be the client's, too: then the labels decide.
    const [isOfClient, isOfOther] = [ofClient.has(document.exhibit), ofOthers.has(document.exhibit)];
    if (isOfClient && !isOfOther && document.kind === "witness-statement") document.author = "client";
    else if (isOfOther && !isOfClient && document.author === "client") document.author = "witness";
  }
  return people.map((person) => ({ ...person, isClient: isThem(person) }));
}
