import { isOfficer } from "#lib/domain/people.ts";
import { findBareNames } from "./bare-names.ts";
import { holds } from "../text/remembered.ts";
import { citeSentence, type CaseSentence, type CaseText } from "../text/case-text.ts";
import type { ProposedCitation } from "../findings.ts";
import { cleanName, isNoName } from "./clean-name.ts";
import { isAfterPlaceWord, isIntroduced, isThing } from "./is-introduced.ts";
import { isOrdinary, nameWords, withoutLead } from "./is-name.ts";
import { readNamedOtherwise } from "./named-otherwise.ts";
import { indexOwnPapers } from "./own-paper.ts";
import { indexCues, indexWord, matchesAt } from "./words-after.ts";
import { DESCRIBED, NAME_PATTERNS, NOT_A_FIRST_NAME, NOT_A_NAME, UNKNOWN, UNNAMED } from "./name-patterns.ts";

/** A person named in the record, with the first mention. */
export type Person = {
  /** As the page writes it, without title: "Lena Tran", "Nash"; for an unnamed person the role: "neighbor". */
  readonly name: string;
  /** As the page says it, lower case: "pc", "brother", "analyst"; empty when it gives no role. */
  readonly role: string;
  /** True when a document of the case is this person's own statement, report or interview. */
  readonly hasOwnPaper: boolean;
  /** The exhibits of those documents. */
  readonly ownPapers: readonly number[];
  readonly isClient: boolean;
  readonly first: ProposedCitation;
};

const CLIENT_ROLE = /^(?:suspect|defendant|accused|arrestee|subject|detained person|dp|respondent|person interviewed)$/;

/** Verbs that make an unnamed person a possible witness. */
const WAS_THERE =
  /\b(?:saw|seen|heard|told|tells|said|says|stated|states|asked|called|reported|was (?:there|present|with|in|at|by)|were (?:there|present|with)|present|watched|followed|left|filmed|came|stood|standing|helped|walk(?:ed|ing)|ran|running|drove|entered|exited|remained|fled|met|handed|sat|sitting|waited|waiting|arrived|approached|joined|pointed|may have|might have|did not wish|had (?:put|given|left|it)|gave|who)\b/;

/** "His girlfriend" counts without such a verb. */
const OWN = /^(?:my|his|her|their)\b/i;
const CLOSE =
  /^(?:mam|mum|mom|dad|wife|husband|brother|sister|mother|father|son|daughter|cousin|nephew|niece|uncle|aunt|girlfriend|boyfriend|partner|roommate|flatmate|housemate|co-?worker|grand\w+|ex-?wife|ex-?husband)$/;

/** Characters after an unnamed person within which such a verb belongs to them. */
const REACH = 110;
/** Hypothetical people were not there. */
const SUPPOSED = /\b(?:would(?: not|n't)? (?:have|ever|let)|if (?:a|an|any|some))\b/;
const ARRESTED = "(?:arrest(?:ed)?|charged|handcuffed|cuffed|booked) ";
const RELATIVE = "\\b(?:husband|boyfriend|wife|girlfriend|partner|ex|son|brother),? ";
/** "Her husband Ray had punched": what the client is accused of, said of a relative by name. */
const ACCUSED_OF =
  "(?:had |then |has )?(?:punch|slapp?|hit|push|shov|chok|kick|struck|strangl|threw|grabb|stabb|threaten|beat|bit|attack)\\w*";

/** Letters. */
const SHORTEST_NAME = 3;
const HONORED = /^(?:mr|mrs|ms|miss|dr)$/;

/** A record with more names than this is a directory. */
const MOST_NAMES = 600;

type Seen = { name: string; role: string; sentence: CaseSentence; at: number };

/** The surname, lower case: other documents may use it alone. */
function keyOf(name: string): string {
  const last = name.includes(",") ? name.split(",")[0] : name.split(" ").at(-1);
  return (last ?? name)
    .toLowerCase()
    .replace(/['’]s$/, "")
    .replace(/[^a-z'-]/g, "");
}

/** "Maddox, Opal" and "Opal Maddox" -> "opal"; empty when it is an initial or missing. */
function firstNameOf(name: string): string {
  const first = (name.includes(",") ? name.split(",")[1] : name.includes(" ") ? name.split(" ")[0] : "") ?? "";
  const [word = ""] = nameWords(first);
  return word;
}

/** "Dusty" -> "dust", "reggie" -> "reg": what a short name shares with the long one. */
function shortNameStem(first: string): string {
  const stem = first.replace(/(?:ie|y|i)$/, "").replace(/(.)\1$/, "$1");
  return stem.length < SHORTEST_NAME ? first : stem;
}

/** Two people who share a surname are told apart by their first names: the second is filed under it. */
function keyAmong(seen: ReadonlyMap<string, Seen>, name: string): string {
  const key = keyOf(name);
  const first = firstNameOf(name);
  const other = firstNameOf(seen.get(key)?.name ?? "");
  const areTwo =
    first !== "" && other !== "" && !first.startsWith(shortNameStem(other)) && !other.startsWith(shortNameStem(first));
  return areTwo ? first : key;
}

/**
 * People named in the record, in order of first mention. A name is recognised by a title, relation or label, or because two
 * adjacent capitalised words are not English words; taking everything in capitals would list mostly streets. Unnamed people
 * ("a bouncer") follow the named ones. At most 600 named people are returned.
 */
export function findPeople(caseText: CaseText): Person[] {
  const seen = new Map<string, Seen>();
  const roles = new Map<string, Set<string>>();
  const words = readWords(caseText);
  const { places, others, actors } = readNamedOtherwise(caseText);
  const doubtful: { readonly sentence: CaseSentence; readonly name: string; readonly at: number }[] = [];
  const known = new Map<string, string | null>();
  const cleaned = (name: string): string | null => {
    const earlier = known.get(name);
    if (earlier !== undefined) return earlier;
    const clean = cleanName(name.replace(NOT_A_FIRST_NAME, ""));
    const own = isNoName(clean) ? null : clean;
    known.set(name, own);
    return own;
  };
  const note = (sentence: CaseSentence, name: string, role: string, at: number): void => {
    const clean = cleaned(name);
    if (clean === null) return;
    const key = keyAmong(seen, clean);
    if (key.length < SHORTEST_NAME || NOT_A_NAME.test(clean.split(" ")[0] ?? "") || NOT_A_NAME.test(key)) return;
    const earlier = seen.get(key);
    const own = role.toLowerCase().replace(/\.$/, "");
    (roles.get(key) ?? roles.set(key, new Set()).get(key))?.add(own);
    if (earlier === undefined) seen.set(key, { name: clean, role: own, sentence, at });
    else {
      if (clean.length > earlier.name.length) earlier.name = clean;
      // One document gives the name alone, the next gives the rank, too.
      earlier.role ||= own;
    }
  };
  for (const sentence of caseText.accounts) {
    if (/\b(?:reviewed|approved|supervisor|typed) by\b/.test(sentence.plain)) continue;
    const line = sentence.pageText.slice(sentence.lead, sentence.end);
    for (const { pattern, name, role, byForm, isWeak } of NAME_PATTERNS.filter((one) => holds(line, one.pattern)))
      for (const match of line.matchAll(pattern)) {
        const own = withoutLead(match[name] ?? "", words);
        const start = line.indexOf(own, match.index);
        const place = { line, at: start, end: start + own.length };
        const isPlace = isThing(place) || (byForm === true && isAfterPlaceWord(place));
        if (isPlace || isOrdinary(own, words, byForm === true)) continue;
        if (isWeak === true && !isIntroduced(place)) doubtful.push({ sentence, name: own, at: start });
        else note(sentence, own, role === undefined ? "" : (match[role] ?? ""), match.index);
      }
    for (const { name, at } of findBareNames(line, words)) {
      const place = { line, at, end: at + name.length };
      if (isThing(place)) continue;
      if (isIntroduced(place)) note(sentence, name, "", at);
      else doubtful.push({ sentence, name, at });
    }
  }
  // What only has the form of a name is one when the record introduces its surname elsewhere, or lets it act.
  for (const { sentence, name, at } of doubtful) {
    const key = keyOf(cleaned(name) ?? "");
    if (seen.has(key) || actors.has(key)) note(sentence, name, "", at);
  }
  // Indexed by word, because comparing each name of a long roster with every other would be quadratic.
  const fullNames = new Map<string, { key: string; words: readonly string[] }[]>();
  for (const [key, { name }] of seen)
    if (name.includes(" ")) {
      const words = nameWords(name);
      for (const word of new Set(words)) fullNames.set(word, [...(fullNames.get(word) ?? []), { key, words }]);
    }
  const firstNames = Map.groupBy(
    [...seen.values()].flatMap(({ name }) => (name.includes(" ") ? [firstNameOf(name)] : [])),
    (first) => first.slice(0, SHORTEST_NAME),
  );
  const isPartOf = (key: string, name: string) => {
    const words = nameWords(name);
    if (words.length === 1 && !name.includes(" ")) {
      const short = shortNameStem(words[0] ?? "");
      const alike = firstNames.get(short.slice(0, SHORTEST_NAME)) ?? [];
      if (alike.filter((first) => first.startsWith(short)).length === 1) return true;
    }
    return (fullNames.get(words[0] ?? "") ?? []).some(
      (other) =>
        other.key !== key &&
        words.every((word) => other.words.includes(word)) &&
        (words.length < other.words.length || other.key < key),
    );
  };
  const ownPapersOf = indexOwnPapers(caseText.documents);
  const isAccused = indexAccused(caseText);
  const named = [...seen.entries()]
    .slice(0, MOST_NAMES)
    .filter(([key, { name }]) => !isPartOf(key, name))
    .filter(([, { name, role }]) => {
      const word = name.toLowerCase();
      return !others.has(word) && (!places.has(word) || HONORED.test(role) || isOfficer(role));
    })
    .map(([key, { name, role, sentence, at }]): Person => {
      const ownPapers = ownPapersOf(key);
      return {
        ...{ name, role },
        hasOwnPaper: ownPapers.length > 0,
        ownPapers: ownPapers.map(({ exhibit }) => exhibit),
        isClient: [...(roles.get(key) ?? [])].some((one) => CLIENT_ROLE.test(one)) || isAccused(name),
        first: citeSentence(sentence, { at }),
      };
    });
  return [...named, ...findUnnamed(caseText, [...seen.values()])];
}

/** Words that the case also writes in small letters: the same word in capitals is then not a name. */
export function readWords({ documents }: CaseText): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { pages } of documents)
    for (const { text } of pages)
      for (const [word] of text.matchAll(/(?<![\w'’-])[a-z]{3,}(?![\w'’-])/g)) words.add(word);
  return words;
}

/** Whether the record says that a person of this name was arrested or charged, or attacked a relative. */
function indexAccused({ documents }: CaseText): (name: string) => boolean {
  const texts = documents.flatMap(({ pages }) => pages.map(({ text }) => text));
  const places = indexCues(texts, new RegExp(`${ARRESTED}|${RELATIVE}`, "gi"));
  return (name) =>
    matchesAt(
      places.get(indexWord(name)) ?? [],
      new RegExp(`${ARRESTED}(?:\\w+\\.? ){0,2}${name}\\b|${RELATIVE}${name} ${ACCUSED_OF}`, "iy"),
    );
}

/** People who were there but are not named ("my brother", "a bouncer"), one for each word. */
function findUnnamed(caseText: CaseText, named: readonly Seen[]): Person[] {
  const found = new Map<string, Person>();
  for (const sentence of caseText.accounts) {
    // Old record systems print in capitals only.
    const body = /[a-z]{2}/.test(sentence.text) ? sentence.text : sentence.plain;
    for (const match of [...body.matchAll(UNNAMED), ...body.matchAll(DESCRIBED), ...body.matchAll(UNKNOWN)]) {
      const role = (match[1] ?? "").toLowerCase();
      const next = sentence.document.sentences[sentence.order + 1]?.plain ?? "";
      const told = `${sentence.plain.slice(match.index)} ${next}`.slice(0, REACH);
      const isOwn = OWN.test(match[0]) && CLOSE.test(role);
      if (SUPPOSED.test(sentence.plain) || (!isOwn && !WAS_THERE.test(told))) continue;
      if (role === "driver" || role === "owner" || found.has(role) || named.some((one) => one.role === role)) continue;
      if (/^other (?:persons?|people|individuals?|subjects?)$/.test(role)) continue;
      found.set(role, {
        ...{
          name: role,
          role,
          hasOwnPaper: false,
          ownPapers: [],
          isClient: false,
        },
        first: citeSentence(sentence, { at: match.index }),
      });
    }
  }
  return [...found.values()];
}
