import { isClient } from "#lib/domain/people.ts";
import type { CaseText } from "../text/case-text.ts";
import type { Person } from "./find-people.ts";

/** Letters of the shortest name that is looked for in running text. */
const SHORTEST = 3;

/**
 * The people with the client known by name. Labels such as "suspect" or "defendant" stand before co-defendants, too; once the
 * client is known, whoever bears another name is somebody else, in the roles of the sentences (`text.parties`, `author`) and in the
 * people returned. Without a name, or where the papers never write it, all stays as the papers' labels have it.
 */
export function tellClientApart(text: CaseText, people: readonly Person[], clientName: string | null): Person[] {
  const words = wordsOf(clientName ?? "");
  const surname = words.at(-1);
  const all = text.documents.flatMap(({ pages }) => pages.map((page) => page.text)).join("\n");
  const isWritten = (word: string) => new RegExp(`\\b${word}\\b`).test(all);
  if (surname === undefined || !new RegExp(`\\b${surname}\\b`, "i").test(all)) return [...people];

  const isThem = ({ name }: Pick<Person, "name">) => isClient(straight(name), clientName);
  const others = people.filter((person) => person.name !== person.role && !isThem(person));
  const { parties } = text;
  // The papers give the first names that the case may lack.
  const own = new Set([...words, ...people.filter(isThem).flatMap(({ name }) => wordsOf(name))]);
  for (const [name, role] of parties) if (role === "client" && !own.has(name)) parties.set(name, "somebody");
  // What the papers also write in small letters is a word.
  const isFree = (name: string) => name.length >= SHORTEST && !parties.has(name) && !isWritten(name);
  for (const person of others) {
    const other = surnameOf(person.name);
    if (!own.has(other) && isFree(other)) parties.set(other, "somebody");
  }
  // A relative of the same surname leaves it open who is meant.
  const isShared = others.some(({ name }) => surnameOf(name) === surname);
  if (isShared) parties.delete(surname);
  else if (parties.get(surname) !== "police") parties.set(surname, "client");

  const exhibitsOf = (persons: readonly Person[]) => new Set(persons.flatMap(({ ownPapers }) => ownPapers));
  const ofClient = exhibitsOf(people.filter(isThem));
  const ofOthers = exhibitsOf(others);
  for (const document of text.documents) {
    if (ofClient.has(document.exhibit) && document.kind === "witness-statement") document.author = "client";
    else if (document.author === "client" && ofOthers.has(document.exhibit) && !ofClient.has(document.exhibit))
      document.author = "witness";
  }
  return people.map((person) => ({ ...person, isClient: isThem(person) }));
}

/** "FALLON, Sean" -> "Sean FALLON". */
function straight(name: string): string {
  const [, last, first] = /^([^,]+), (.+)$/.exec(name) ?? [];
  return last === undefined || first === undefined ? name : `${first} ${last}`;
}

function surnameOf(name: string): string {
  return wordsOf(straight(name)).at(-1) ?? "";
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}'’-]{2,}/gu) ?? [];
}
