import type { CaseSentence } from "../text/case-text.ts";
import type { Person } from "./find-people.ts";
import { surnameOf, wordsOfName } from "./surname.ts";

/** The person whom a sentence is about, as far as its words show: the accused, the complainant, or a surname. */
type Meant = string | null;

const ACCUSED =
  /^(?:suspects?|defendant|accused|arrestee|respondent|driver|detained|dp|ds\d{2}|s1|a1|operator|robber|assailant|shooter)$/;
const COMPLAINANT = /^(?:v1|v-1|victim|complainant|complaining|aggrieved|comp|clerk|injured|patient)$/;
const OTHERS = /^(?:witness|w1|passenger|caller|neighbou?r|bystander|nurse|doctor)$/;

/** Before the surname of somebody whom the papers call a witness. */
const WITNESS = "witness ";

/**
 * Prepares the people of one case and returns the lookup of the person whom a sentence is about at an offset of its `plain`
 * text: the nearest person before it, else the first after it. Null where the words leave it open ("he", "the male"). "I" is
 * the author of a witness statement.
 */
export function createWhoIsMeant(people: readonly Person[]): (sentence: CaseSentence, at: number) => Meant {
  const bySurname = Map.groupBy(people, ({ name }) => surnameOf(name));
  const writers = new Map<string, Meant>();
  for (const person of people)
    for (const exhibit of person.ownPapers)
      writers.set(String(exhibit), person.isClient ? "accused" : person.name.toLowerCase());

  const namedAs = (word: string, given: string): Meant => {
    const namesakes = word.length > 2 ? (bySurname.get(word) ?? []) : [];
    const [only] = namesakes;
    if (only !== undefined && namesakes.length === 1)
      return given.length === 1 && !mayBear(only, given) ? `${given} ${word}` : meantBy(only);
    // "W. Pettaway" of two of that name; the name alone leaves it open.
    const [one, ...others] = given === "" ? [] : namesakes.filter((each) => mayBear(each, given));
    return one === undefined || others.length > 0 ? null : one.isClient ? "accused" : one.name.toLowerCase();
  };
  const roleOf = (word: string, given: string, sentence: CaseSentence): Meant => {
    if (ACCUSED.test(word)) return "accused";
    if (COMPLAINANT.test(word)) return "complainant";
    if (OTHERS.test(word)) return word;
    if (word === "i" && sentence.document.kind === "witness-statement")
      return writers.get(String(sentence.document.exhibit)) ?? `writer of ${sentence.document.exhibit}`;
    return namedAs(word, given);
  };
  return (sentence, at) => {
    const found = [...sentence.plain.matchAll(/[a-z0-9'-]+/g)];
    const words = found.map((match, index) => ({
      at: match.index,
      who: roleOf(match[0].replace(/'s$/, ""), found[index - 1]?.[0] ?? "", sentence),
    }));
    const before = words.filter((word) => word.at < at && word.who !== null).at(-1);
    return (before ?? words.find(({ who }) => who !== null))?.who ?? null;
  };
}

/** The names before the surname, as far as the papers give them. */
function givenNamesOf({ name }: Person): string[] {
  return wordsOfName(name).filter((word) => word !== surnameOf(name));
}

/** Whether an initial or a name may be theirs; a person without a given name may have any. */
function mayBear(person: Person, given: string): boolean {
  const names = givenNamesOf(person);
  return names.length === 0 || names.some((name) => name.startsWith(given));
}

function meantBy({ name, role, isClient }: Person): Meant {
  return isClient ? "accused" : role === "witness" ? `${WITNESS}${surnameOf(name)}` : surnameOf(name);
}

/** Whether the words name somebody by another word than the accused or the complainant. */
export function isAnother(who: Meant): boolean {
  return who !== null && who !== "accused" && who !== "complainant";
}

/** True when two sentences are certainly about two different people. */
export function areTwo(one: Meant, other: Meant): boolean {
  if (one === null || other === null || one === other) return false;
  // A surname may be the complainant's; only the accused and a witness are certainly other people.
  const [surely, open] = [[one, other].some(isSomebodyElse), [one, other].includes("complainant")];
  return surely || !open;
}

function isSomebodyElse(who: string): boolean {
  return who === "accused" || who.startsWith(WITNESS);
}
