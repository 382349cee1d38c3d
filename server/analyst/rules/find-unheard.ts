import type { ProposedGap } from "../findings.ts";
import type { Person } from "../people/find-people.ts";
import type { CaseDocument, CaseSentence, CaseText } from "../text/case-text.ts";
import { isDefensePaper } from "../text/defense-paper.ts";
import type { DocumentKind } from "../text/document-kind.ts";
import { toPlain } from "../text/to-plain.ts";
import { citeClause } from "./cite-clause.ts";
import { oneGap } from "./gap-candidate.ts";

/** A list that a lawyer goes through. */
const MOST = 10;
/** Characters at the head of a paper of the defense, which name its writer. */
const DEFENSE_HEAD = 200;
/** Letters of a surname that can be told from other words. */
const SHORTEST = 3;
/** Characters; a shorter line is the row of a form. */
const LABEL = 45;

/** What a witness does: each says that the person was there, spoke, or took part in the investigation. */
const WITNESSED =
  "(?:saw|heard|told|tells|said|says|stated|states|advised|reported|reports|called 911|recalled|remembers|remembered|explained|confirmed|confirms|denied|identified|recognized|recognised|witnessed|watched|filmed|photographed|recorded|found|noticed|observed|yelled|shouted|screamed|helped|followed|chased|grabbed|handed|gave|let|opened|answered|was (?:there|present|with|in|at|home|driving|outside|inside|asleep|working|standing|sitting)|were (?:there|present|with)|came|left|went|ran|walked|drove|arrived|responded|assisted|transported|searched|arrested|handcuffed|collected|seized|booked|interviewed|spoke|deployed|signed|works|worked|lives|will say|can say|has|had|took|put|hit|pushed|punched|bought|sold|paid|texted|messaged)";
/** The same of somebody who is the object: "I spoke with", "photographed by". */
const MET =
  "(?:by|with|(?:spoke|talked|spoken|speaking|reported|handed|gave it|given) to|told|asked|interviewed|contacted|met|texted|messaged|named|neighbor,?|neighbour,?|witness:?|assisted by|along with)";
/** What an unnamed relative saw or did; "my husband had one" and "my sister says I should sue" make no witness. */
const RELATIVE_WITNESSED =
  "(?:saw|heard|told (?:me|us|him|her|police|officers?|the police)|stated|advised|reported|called 911|witnessed|watched|filmed|photographed|recorded|found|noticed|observed|yelled|shouted|screamed|helped|followed|chased|grabbed|recognized|recognised|confirmed|was (?:there|present|with|home|driving|outside|inside|asleep|standing|sitting)|were (?:there|present|with)|came|left|ran|walked|drove|arrived)";
/** What somebody without a name did to another is the act that is charged. */
const DEEDS = /\|(?:hit|pushed|punched|put|took|grabbed|chased|let|gave|has|had)(?=[|)])/g;
const RELATIVE =
  /^(?:step|grand)?(?:mother|father|mom|mum|mam|dad|daddy|ma|husband|wife|son|daughter|sister|brother|uncle|aunt|cousin|nephew|niece|ma|pa|grandma|grandpa|nan|partner|girlfriend|boyfriend|fianc[ée]e?|ex|ex-?wife|ex-?husband|(?:mother|father|sister|brother|son|daughter)-in-law)$/;
/** Officers take part wherever a narrative names them. */
const POLICE =
  /^(?:officers?|ofc|off|ptl|p\/o|po|pc|dc|wpc|constable|special constable|dep|deputy|trooper|tpr|det|detective|inv|investigator|agent|s\/a|sa|ff|firefighter|medic|paramedic|emt|nurse|dr|doctor)\b/;
const APPROVING =
  /\b(?:reviewed|approved|supervis\w*|notified|on[- ]call|watch commander|reports? to|assigned\b[^.]{0,40}\bby|cc:|attn|distribution|badge|copy to)\b/;
/** They took part in the case, not in the events. */
const OF_THE_CASE =
  /\b(?:judge|justice|magistrate|hon|clerk|secretary|typed|notary|attorney|prosecutor|solicitor|counsel|barrister|ada|dda|da|aca|esq|jd|public defender|commissioner|transcrib\w*|typist|supervisor|reviewer|approved|interpreter|affiant|respondent|defendant|suspect|accused|arrestee|client|subject|name|victim advocate|custodian|records|licensee|registered owner|dp|detained person)\b/;
const NO_NAME = /\d|['’](?:m|re|ve|ll|d|t)\b|[^\p{L}\p{M} .,'’()-]/u;
/** Their papers are written by staff whose names they give. */
const WRITTEN_BY_STAFF: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "medical-record",
  "lab-report",
  "calibration-record",
  "breath-record",
  "training-record",
  "charge",
  "filing",
  "schedule",
  "warrant",
  "rights-form",
  "detention-record",
  "custody-log",
  "property-record",
]);
/** The name stands as the writer's: "Reporting: P/O C. MELANCON", "Narrative by Orr". */
const WRITER =
  "(?:investigating|reporting|arresting|issuing|primary|completing|submitting|case|lead)(?: officer| deputy| agent| detective)?:?|affiant:?|author:?|examiner:?|analyst:?|operator:?|prepared by:?|written by:?|narrative(?: of| by)?:?|completed by:?|report(?:ed)? by:?|statement of|interview of|transcript of|signed:?|signature:?|from:|by:|officer:|deputy:|provider:|crew:|dispatcher:|interview with|\\bi,|\\btech(?:nician)?:|\\bcsi:|crime scene (?:tech(?:nician)?|investigator):";

/** Words that a name is sometimes read with, and titles that stand for a name. */
const LEAD = /^(?:So|And|But|Then|When|Later|Now|Well|Also|If|Per) /;
const NO_PERSON =
  /^(?:daddy|mommy|mama|doc|doctor|sarge|officer|detective|sir|ma'am|mr|mrs|ms|unknown.*|copay|caller|subject|other persons?|blokes?|lads?|fellas?|geezers?|chaps?|dudes?|guys?|males?|females?|kids?|buddy|homie|bro|mate|son|honey|babe|star|unit|carrier|identifier)$/;
/** "Decedent: Ray Cole", "Cole was pronounced dead": nobody can take a statement. */
const DEAD =
  /\b(?:[Dd]ecedent|DECEDENT|[Dd]eceased|DECEASED|[Aa]utopsy (?:of|on)|[Bb]ody of|the late)(?: name)?[:,]? {1,4}(?:Mr|Mrs|Ms)?\.? ?((?:\p{Lu}[\p{L}'’.-]*,? ){0,2}\p{Lu}[\p{L}'’-]+)|\b(\p{Lu}[\p{L}'’-]+)(?:,? \(?(?:deceased|decedent)\b| (?:was|is) (?:pronounced (?:dead|deceased)|dead|deceased))/gu;
/** "State v. Marsh", "Defendant: Lee Marsh", "arrested Marsh": the client, by surname, as pages print it. */
const CLIENT =
  /(?:\bv\.?|\bvs\.?|\bversus|\bARRESTED:?|\b[Dd]efendant|\bDEFENDANT|\b[Aa]ccused|\bACCUSED|\b[Ss]uspect|\bSUSPECT|\b[Aa]rrestee|\bARRESTEE|\bDP|\b[Aa]rrested|\b[Aa]rrest warrants? for|\bSubject|\bclient|\bClient|\bperson interviewed|\bSUSP|\bARR|\bS-?1|\bA-?1|\bDEF)(?: ?#?\d)?:?\s{1,4}(?:(?:Mr|Ms|Mrs|Miss)\.? )?((?:\p{Lu}[\p{L}'’.-]*,?\s){0,3}\p{Lu}[\p{L}'’-]+)/gu;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The surname, plain; the role for an unnamed person. */
function surnameOf({ name }: Person): string {
  const plain = toPlain(name).replace(/\s+/g, " ").trim();
  return (plain.includes(",") ? plain.split(",")[0] : plain.split(" ").at(-1)) ?? plain;
}

/** Whether the person wrote or gave a paper of the file, by its writer's line, its file's name or its last line. */
function wrote(surname: string, documents: readonly CaseDocument[]): boolean {
  const writer = new RegExp(`(?:${WRITER}) {0,3}(?:[\\w./#-]+ ){0,3}?(?:[\\w'-]+, ?)?${escaped(surname)}\\b`);
  // "Page 2 (Orr cont.)"
  const continued = new RegExp(`\\b${escaped(surname)},? (?:cont|continued)\\b`);
  return documents.some((document) => {
    const { isEvidence, fileName, pages } = document;
    if (isDefensePaper(document) && toPlain(pages[0]?.text.slice(0, DEFENSE_HEAD) ?? "").includes(surname)) return true;
    if (!isEvidence) return false;
    if (
      toPlain(fileName.replace(/[-_.]+/g, " "))
        .split(" ")
        .includes(surname)
    )
      return true;
    return pages.some(({ text }) => {
      const plain = toPlain(text).replace(/\s+/g, " ");
      return (
        writer.test(plain) ||
        new RegExp(`\\b${escaped(surname)}[ .,#\\d]*$`).test(plain.slice(-60)) ||
        continued.test(plain)
      );
    });
  });
}

type Heard = { readonly person: Person; readonly sentence: CaseSentence; readonly at: number };

/**
 * People whom the record shows as witnesses and of whom the file holds no paper; not the client, and not those who took part
 * in the case alone, as judges, lawyers and clerks do.
 */
export function findUnheard({ accounts, documents }: CaseText, people: readonly Person[]): Heard[] {
  const found: Heard[] = [];
  const texts = documents.flatMap(({ pages }) => pages.map(({ text }) => text));
  const clients = [
    ...people.filter(({ isClient }) => isClient).map(({ name }) => wordsOf(name)),
    ...texts.flatMap((text) => namesOn(text, CLIENT)),
  ];
  const dead = texts.flatMap((text) => namesOn(text, DEAD));
  for (const person of people) {
    const surname = surnameOf(person);
    const isUnnamed = toPlain(person.name) === person.role;
    if (person.hasOwnPaper || person.isClient || surname.length < SHORTEST || NO_NAME.test(person.name)) continue;
    if (OF_THE_CASE.test(person.role) || isOneOf(person, clients) || NO_PERSON.test(toPlain(person.name))) continue;
    if (isOneOf(person, dead) || (person.role === "" && isThing(person.name, texts))) continue;
    const first = wordsOf(person.name).filter((word) => word !== surname);
    const hasNamesake = people.some((other) => other !== person && surnameOf(other) === surname);
    const isInitials = person.role === "" && /^[A-Z]{3,}$/.test(person.name);
    const acting = new RegExp(
      `\\b${escaped(surname)}(?:,? \\([^()]{1,30}\\))?,? (?:(?:also|then|later|who|never|only|has|had|just) ){0,2}${actsOf(person, isUnnamed)}\\b`,
    );
    const met = new RegExp(`\\b${MET} (?:[\\w.#/-]+,? ){0,3}?${escaped(surname)}\\b`);
    const firsts = `(?:${first.map(escaped).join("|")})`;
    const fullName = new RegExp(
      `\\b${firsts} (?:[\\w.]+ )?${escaped(surname)}\\b|\\b${escaped(surname)}, ${firsts}\\b`,
    );
    const isWitness = ({ plain }: CaseSentence) =>
      acting.test(plain) ||
      (!isUnnamed && !isInitials && met.test(plain)) ||
      (POLICE.test(person.role) && plain.length > LABEL);
    // Of two people with one surname, each is meant only where the first name stands beside it.
    const isNamed = ({ plain }: CaseSentence) => first.length > 0 && fullName.test(plain);
    const sentence = accounts.find(
      (one) =>
        !(WRITTEN_BY_STAFF.has(one.document.kind) && !isUnnamed) &&
        (isUnnamed || nameStandsIn(one, person)) &&
        (hasNamesake ? isNamed(one) : isWitness(one)) &&
        !APPROVING.test(one.plain) &&
        !OF_THE_CASE.test(around(one.plain, surname)),
    );
    if (sentence === undefined || (!isUnnamed && wrote(surname, documents))) continue;
    const at = acting.exec(sentence.plain)?.index ?? sentence.plain.indexOf(surname);
    found.push({ person, sentence, at: Math.max(0, at) });
  }
  return found.slice(0, MOST);
}

const wordsOf = (name: string): string[] =>
  toPlain(name)
    .split(/[\s,]+/)
    .filter((word) => word.length >= SHORTEST);

/** The names that a pattern finds, each as its plain words. */
function namesOn(text: string, pattern: RegExp): string[][] {
  return [...text.matchAll(pattern)].map(([, one, other]) => wordsOf(one ?? other ?? ""));
}

/** Whether the person is one of those named; a relative with the same surname is not, where their first names are known. */
function isOneOf(person: Person, named: readonly (readonly string[])[]): boolean {
  const surname = surnameOf(person);
  const same = named.filter((words) => words.includes(surname));
  const full = same.filter(({ length }) => length > 1);
  const first = wordsOf(person.name).filter((word) => word !== surname);
  if (full.length === 0 || first.length === 0) return same.length > 0;
  return full.some((words) => first.some((word) => words.includes(word)));
}

/** "The Charger" twice: a single word with an article is a vehicle, a place or a product. */
function isThing(name: string, texts: readonly string[]): boolean {
  if (/[ ,]/.test(name)) return false;
  const withArticle = new RegExp(`\\b[Tt]he ${escaped(name)}(?![\\w-])`, "g");
  return texts.reduce((count, text) => count + [...text.matchAll(withArticle)].length, 0) > 1;
}

/** The verbs that make this person a witness. */
function actsOf({ role }: Person, isUnnamed: boolean): string {
  if (!isUnnamed) return WITNESSED;
  return RELATIVE.test(role) ? RELATIVE_WITNESSED : WITNESSED.replace(DEEDS, "");
}

/** The name as a name, with a capital. */
function nameStandsIn({ text, plain }: CaseSentence, person: Person): boolean {
  const at = plain.indexOf(surnameOf(person));
  const isCapital = at >= 0 && /\p{Lu}/u.test(text.charAt(at));
  // "Big Horn Recovery": the words are part of a longer name.
  return isCapital && !/^ \p{Lu}\p{Ll}/u.test(text.slice(at + surnameOf(person).length));
}

/** The words before a name, where its office stands. */
function around(plain: string, surname: string): string {
  const at = plain.indexOf(surname);
  return plain.slice(Math.max(0, at - 25), at + surname.length + 12);
}

/** "Luella Vang (neighbor)"; a form of address says nothing about the person. */
function shownName(name: string, role: string): string {
  const own = name.replace(LEAD, "");
  return role === "" || role === toPlain(name) || /^(?:mrs?|ms|miss|male|female|name|the)$/.test(role)
    ? own
    : `${own} (${role})`;
}

/** The statement of each of them. */
export function listUnheard(caseText: CaseText, people: readonly Person[]): ProposedGap[] {
  return findUnheard(caseText, people).map(({ person: { name, role }, sentence, at }) =>
    oneGap({
      ...{ ruleId: "gap.people.statements", basis: "mentioned" },
      detail: "No statement or report of this person is in the file.",
      item: { what: "Statement or report", from: shownName(name, role) },
      citations: [citeClause(sentence, at)],
    }),
  );
}
