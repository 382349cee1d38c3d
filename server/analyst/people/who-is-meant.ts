import type { CaseSentence } from "../text/case-text.ts";
import type { Person } from "./find-people.ts";

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
  const surnames = new Map<string, Meant>();
  for (const { name, role, isClient } of people) {
    const surname = (name.includes(",") ? (name.split(",")[0] ?? "") : (name.split(" ").at(-1) ?? "")).toLowerCase();
    if (surname.length > 2)
      surnames.set(surname, isClient ? "accused" : role === "witness" ? `${WITNESS}${surname}` : surname);
  }
  const writers = new Map<string, Meant>();
  for (const { ownPapers, name, isClient } of people)
    for (const exhibit of ownPapers) writers.set(String(exhibit), isClient ? "accused" : name.toLowerCase());

  const roleOf = (word: string, sentence: CaseSentence): Meant => {
    if (ACCUSED.test(word)) return "accused";
    if (COMPLAINANT.test(word)) return "complainant";
    if (OTHERS.test(word)) return word;
    if (word === "i" && sentence.document.kind === "witness-statement")
      return writers.get(String(sentence.document.exhibit)) ?? `writer of ${sentence.document.exhibit}`;
    return surnames.get(word) ?? null;
  };
  return (sentence, at) => {
    const words = [...sentence.plain.matchAll(/[a-z0-9'-]+/g)].map((match) => ({
      at: match.index,
      who: roleOf(match[0].replace(/'s$/, ""), sentence),
    }));
    const before = words.filter((word) => word.at < at && word.who !== null).at(-1);
    return (before ?? words.find(({ who }) => who !== null))?.who ?? null;
  };
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
