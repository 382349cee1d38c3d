import { readdirSync } from "node:fs";
import { join } from "node:path";
import { KnowledgeError } from "./read-files.ts";
import { readWordList } from "./read-word-list.ts";

/** The word lists by which people are found, and the file of each. */
const FILES = {
  acts: "acts.txt",
  alsoNames: "also-names.txt",
  attorneyTitles: "attorney-titles.txt",
  expertTitles: "expert-titles.txt",
  institutions: "institutions.txt",
  judgeTitles: "judge-titles.txt",
  notNames: "not-names.txt",
  notPersons: "not-persons.txt",
  partyLabels: "party-labels.txt",
  places: "places.txt",
  professions: "professions.txt",
  ranks: "ranks.txt",
  ranksInCapitals: "ranks-in-capitals.txt",
  relations: "relations.txt",
  streets: "streets.txt",
} as const;

export type NamesJson = Readonly<Record<keyof typeof FILES, readonly string[]>>;

/**
 * The word lists of knowledge/names.
 * @throws {KnowledgeError} when a file is missing, unknown or wrong
 */
export function compileNames(folder: string): NamesJson {
  const names = Object.entries(FILES);
  const unknown = readdirSync(folder).find((file) => !names.some(([, own]) => own === file));
  if (unknown !== undefined) throw new KnowledgeError(`${join(folder, unknown)}: compile-names.ts knows no such list.`);
  const lists = names.map(([name, file]) => [name, readWordList(join(folder, file))] as const);
  return Object.fromEntries(lists) as Record<keyof typeof FILES, string[]>;
}
