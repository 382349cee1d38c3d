import { isOfficer } from "#lib/domain/people.ts";
import type { ProposedGap } from "../../findings.ts";
import type { Person } from "../../people/find-people.ts";
import { surnameOf, wordsOfName } from "../../people/surname.ts";
import type { CaseSentence, CaseText } from "../../text/case-text.ts";
import type { DocumentKind } from "../../reading-terms.ts";
import { toPlain } from "../../text/page/to-plain.ts";
import { contextsOf } from "../../text/assertion.ts";
import { holds } from "../../text/remembered.ts";
import { citeClause } from "../matching/cite-clause.ts";
import { oneGap } from "./gap-candidate.ts";
import { createHoldsPaperOf } from "./holds-paper-of.ts";

/** A list that a lawyer goes through. */
const MOST = 8;
/** Letters of a name that can be told from other words. */
const SHORTEST = 3;

/** Sentences behind the one that names a person, in which its paragraph still speaks of the same. */
const SENTENCES_AFTER = 6;
/** Characters beside a name in which an office stands. */
const BESIDE = 25;

const ADVERBS = "(?:(?:also|then|later|who|only|has|had|just|initially) ){0,2}";

/** What an officer does in an investigation and has to report of; who only came, stood by or drove often writes nothing. */
const DEEDS =
  "(?:detained|arrested|handcuffed|searched|frisked|patted|stopped|located|found|recovered|seized|collected|bagged|photographed|processed|swabbed|interviewed|spoke|canvassed|observed|saw|noticed|watched|followed|chased|deployed|read|took(?! over)|obtained|conducted)";
/** The same with the officer behind: "searched by Agt. Orr". */
const DONE_BY =
  "(?:searched|frisked|arrested|detained|handcuffed|found|located|recovered|seized|collected|bagged|photographed|processed|interviewed|read|deployed|stopped)(?: [\\w'-]+){0,3} by";
/** What a witness does: each says what the person perceived. What was told to the writer stands in the writer's own paper. */
const TOLD =
  "(?:saw(?! \\d| nothing| nobody)|heard(?! nothing)|told (?!me\\b|us\\b|this\\b)|called 911|identified|recognized|recognised|witnessed|watched|filmed|noticed|observed)";
/** A field of a form that names a witness; "name of witness:" heads the witness's own statement. */
const ASKED = "(?<!name of )witness(?: \\d)?:";
/** What the accused did, told of a relative by name. */
const VIOLENCE =
  "(?:punch|slapp?|hit|push|shov|chok|kick|struck|strangl|threw|grabb|stabb|threaten|beat|bit|attack|stole|took)";
/** People whom somebody was with. */
const KIN =
  "(?:friend|mate|flat ?mate|room ?mate|house ?mate|colleague|co-?worker|neighbou?r|girlfriend|boyfriend|partner|wife|husband|mother|father|brother|sister|son|daughter|aunt|uncle|cousin|niece|nephew|son in law|boss|manager|supervisor|landlord|landlady|carer)";

const RANKS =
  "(?:officers?|ofc|ofcr|off|ptl|patrolman|p\\/o|po|pc|dc|ps|ds|wpc|constable|dep|deputy|deputies|trooper|tpr|trp|det|detectives?|inv|investigator|sgt|sergeant|cpl|corporal|lt|lieutenant|capt|insp|inspector|agent|agt|s\\/a|sa|tfo|csi|tech)";
/** Words of an office that pages put where a name would stand. */
const NO_NAME =
  /\d|['’](?:m|re|ve|ll|d|t)\b|[^\p{L}\p{M} .,'’()-]|^(?:the|ofcs?|officers?|trp|deputies|dets?|agents?|units?)$/iu;
/** They took part in the case, not in the events. */
const OF_THE_CASE =
  /\b(?:judge|justice|magistrate|hon|clerk|secretary|typed|notary|notarized|attorney|prosecutor|solicitor|counsel|barrister|ada|dda|aca|esq|jd|public defender|commissioner|transcrib\w*|typist|reviewer|approved|reviewed|interpreter|affiant|respondent|defendant|suspect|accused|arrestee|arrested|client|subject|victim advocate|advocate|custodian|licensee|registered owner|dp|detained person|k-?9|canine|dog|cat|supervis\w*|notified|on[- ]call|attn|cc|dispatcher|run by|no cousin|named otherwise)\b/;
/** Court papers and forms name the client and lawyers; staff sign the papers of hospitals and laboratories. */
const NO_ACCOUNT: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  ...(["medical-record", "lab-report", "calibration-record", "breath-record", "training-record", "charge"] as const),
  ...(["filing", "schedule", "warrant", "rights-form", "detention-record", "custody-log", "property-record"] as const),
]);
/** "State v. Marsh", "Defendant: Lee Marsh", "arrested Marsh", "her boyfriend, Lee Marsh, hit": the accused. */
const CLIENT =
  /(?:\bv\.?|\bvs\.?|\bversus|\bARRESTED:?|\b[Dd]efendant|\bDEFENDANT|\b[Aa]ccused|\bACCUSED|\b[Ss]uspect|\bSUSPECT|\b[Aa]rrestee|\bARRESTEE|\bDP|\b[Aa]rrested|\b[Aa]rrest warrants? for|\b[Cc]harged|\bSubject|\bclient|\bClient|\bperson interviewed|\bSUSP|\bARR|\bPA|\bSU|\bS-?1|\bA-?1|\bDEF)(?: ?#?\d)?:?\s{1,4}(?:(?:Mr|Ms|Mrs|Miss)\.? )?((?:\p{Lu}[\p{L}'’.-]*,?\s){0,3}\p{Lu}[\p{L}'’-]+)/gu;
/** "Decedent: Ray Cole", "Cole was pronounced dead": nobody can take a statement. */
const DEAD =
  /\b(?:[Dd]ecedent|DECEDENT|[Dd]eceased|DECEASED|[Aa]utopsy (?:of|on)|[Bb]ody of|the late)(?: name)?[:,]? {1,4}(?:Mr|Mrs|Ms)?\.? ?((?:\p{Lu}[\p{L}'’.-]*,? ){0,2}\p{Lu}[\p{L}'’-]+)|\b(\p{Lu}[\p{L}'’-]+)(?:,? \(?(?:deceased|decedent)\b| (?:was|is) (?:pronounced (?:dead|deceased)|dead|deceased))/gu;

/** "She did not want to give a written statement", "Ofc. Orr has no report": there is none to ask for. */
const GAVE_NONE =
  /\b(?:no|without an?) (?:written |formal |further |sworn )?(?:statements?|reports?)\b|\b(?:not|n't|never|declined|declines|refused|refuses|unwilling|reluctant)\b[^.;]{0,30}\b(?:statements?|give a report|write a report|interview)\b|\brefusal to (?:make|give|provide)\b|\b(?:do|does|did) not (?:wish|want) to (?:make|give|provide)\b/;

/** What a person wrote or said, in a list of papers. */
const A_PAPER =
  /\b(?:supplement\w*|supps?|reports?|statements?|narratives?|affidavits?|interviews?|mg ?11|declarations?)\b/;

type Heard = { readonly person: Person; readonly sentence: CaseSentence; readonly at: number };

/** The names that a pattern finds, each as its plain words. */
function namesOn(text: string, pattern: RegExp): string[][] {
  return [...text.matchAll(pattern)].map(([, one, other]) => wordsOfName(one ?? other ?? ""));
}

/** Whether the person is one of those named; a relative with the same surname is not, where their first names are known. */
function isOneOf(person: Person, named: readonly (readonly string[])[]): boolean {
  const surname = surnameOf(person.name);
  const same = named.filter((words) => words.includes(surname));
  const full = same.filter(({ length }) => length > 1);
  const first = wordsOfName(person.name).filter((word) => word !== surname);
  if (full.length === 0 || first.length === 0) return same.length > 0;
  return full.some((words) => first.some((word) => words.includes(word)));
}

/** The frames in which an officer of this surname takes part in the investigation. */
function policeFrames(surname: string): RegExp {
  const one = `${RANKS}\\.? (?:#?\\d+ )?(?:[\\w.]+ )?${surname}`;
  const pair = `${RANKS}\\.? [\\w'-]+(?:,? and| &| \\/) (?:${RANKS}\\.? (?:\\d+ )?)?${surname}`;
  const after = `(?:,? \\([^()]{1,30}\\)|,? #?\\d+|(?:,? and| \\/) [\\w.'" -]{2,30}?)?,? ${ADVERBS}${DEEDS}\\b`;
  return new RegExp(
    `\\b(?:${one}|${pair})${after}|\\b${DONE_BY} (?:[\\w.]+,? ){0,4}?${RANKS}\\.? (?:#?\\d+ )?(?:[\\w.]+ )?${surname}\\b`,
  );
}

/** The frames in which a witness of this name was there or told something. */
function witnessFrames(surname: string, first: readonly string[], isKin: boolean): RegExp {
  const firsts = `(?:${first.join("|")})`;
  const full = `(?:${firsts} (?:[\\w.]+ )?${surname}|${surname}, ${firsts}(?: \\w\\b\\.?)?)`;
  const kin = `(?:my|his|her|their|our|an?|[\\w-]+'s) (?:[\\w-]+ )?${KIN},? (?:named )?`;
  const aside = `(?:,? \\([^()]{1,40}\\)|, [^.;:,]{1,40},)?,? ${ADVERBS}`;
  if (first.length === 0)
    return isKin
      ? new RegExp(`\\b${kin}${surname}${aside}(?:[\\w ]{0,24}? and )?${TOLD}\\b`)
      : new RegExp(
          `\\b(?:mrs?|ms|miss)\\.? ${surname}${aside}${TOLD}\\b|\\b${ASKED} (?:mrs?|ms|miss)\\.? ${surname}\\b`,
        );
  const named = `(?:(?:mrs?|ms|miss)\\.? )?${full}`;
  return new RegExp(
    `\\b${named}${aside}${TOLD}\\b|\\b${ASKED} (?:[\\w'-]+,? ){0,5}?${named}|\\b(?:with|and) my (?:[\\w-]+ )?${KIN},? (?:named )?${named}\\b(?!,? (?:had |then |has )?${VIOLENCE})|\\b${kin}${named}${aside}${TOLD}\\b`,
  );
}

const LAWYER = "(?:solicitor|barrister|attorney|lawyer|counsel|public defender|esq)";

/** "Ms F Iqbal, solicitor", "with solicitor (Ms Iqbal)": a lawyer, who gives no statement, whatever the next page says of her. */
function lawyerFrames(surname: string): RegExp {
  return new RegExp(
    `\\b${surname},? \\(?(?:duty |defen[cs]e )?${LAWYER}\\b|\\b${LAWYER}(?: present)?[:,]? \\(?(?:(?:mrs?|ms|miss)\\.? )?(?:[\\w.]+ )?${surname}\\b`,
  );
}

/** What each frame holds beside the name: the frames of a person are made, which takes long, only for sentences with it. */
const SOME_LAWYER = new RegExp(LAWYER);
const SOME_POLICE_FRAME = new RegExp(`${DEEDS}\\b|\\b${DONE_BY} `);
const SOME_WITNESS_FRAME = new RegExp(`${TOLD}\\b|\\b${ASKED} |\\b(?:with|and) my `);

/**
 * People whom the record shows as witnesses or as officers at work, and of whom the file holds no paper; neither the client nor
 * those who took part in the case alone, as judges, lawyers and clerks do. Only people with a name: whether the neighbor gave a
 * statement cannot be told.
 */
export function findUnheard({ accounts, documents }: CaseText, people: readonly Person[]): Heard[] {
  const found: Heard[] = [];
  const texts = documents.flatMap(({ pages }) => pages.map(({ text }) => text));
  const accused = [
    ...people.filter(({ isClient }) => isClient).map(({ name }) => wordsOfName(name)),
    ...texts.flatMap((text) => namesOn(text, CLIENT)),
  ];
  const ofLawyers = texts.map((text) => toPlain(text)).filter((text) => SOME_LAWYER.test(text));
  const dead = texts.flatMap((text) => namesOn(text, DEAD));
  const holdsPaperOf = createHoldsPaperOf(documents);
  const telling = accounts.filter(({ document }) => !NO_ACCOUNT.has(document.kind));
  const all = documents.flatMap(({ sentences }) => sentences);
  for (const person of people) {
    if (found.length >= MOST) break;
    const surname = surnameOf(person.name);
    if (person.isClient || toPlain(person.name) === person.role || surname.length < SHORTEST) continue;
    if (NO_NAME.test(person.name) || NO_NAME.test(surname) || isOneOf(person, accused) || isOneOf(person, dead))
      continue;
    const isPolice = isOfficer(person.role);
    if (OF_THE_CASE.test(person.role)) continue;
    const first = wordsOfName(person.name)
      .filter((word) => word !== surname)
      .map((name) => RegExp.escape(name));
    const hasNamesake = people.some((other) => other !== person && surnameOf(other.name) === surname);
    const isKin = new RegExp(`^${KIN}$`).test(person.role);
    if (hasNamesake && (isPolice || first.length === 0)) continue;
    const frames = isPolice
      ? policeFrames(RegExp.escape(surname))
      : witnessFrames(RegExp.escape(surname), first, isKin);
    const someFrame = isPolice ? SOME_POLICE_FRAME : SOME_WITNESS_FRAME;
    const lawyer = lawyerFrames(RegExp.escape(surname));
    if (ofLawyers.some((text) => text.includes(surname) && lawyer.test(text))) continue;
    const sentence = telling.find((one) => {
      // Each frame holds the surname, and few sentences do.
      if (!one.plain.includes(surname) || !holds(one.plain, someFrame)) return false;
      const place = frames.exec(one.plain);
      if (place === null || !isCapital(one, surname, place.index)) return false;
      const end = place.index + place[0].length;
      return (
        contextsOf(one.plain, { at: place.index, end }).size === 0 &&
        !OF_THE_CASE.test(one.plain.slice(Math.max(0, place.index - BESIDE), end + BESIDE))
      );
    });
    if (sentence === undefined || holdsPaperOf(person, isPolice)) continue;
    if (all.some((one) => one.plain.includes(surname) && saysNone(one))) continue;
    found.push({ person, sentence, at: frames.exec(sentence.plain)?.index ?? 0 });
  }
  return found;
}

/** Whether the sentence that names a person, or what its paragraph goes on with, says that there is no statement or report. */
function saysNone({ document, order, pageNumber, paragraph, plain }: CaseSentence): boolean {
  if (GAVE_NONE.test(plain)) return true;
  return document.sentences
    .slice(order + 1)
    .slice(0, SENTENCES_AFTER)
    .some(
      (next) =>
        next.pageNumber === pageNumber &&
        next.paragraph === paragraph &&
        /^(?:s?he|they|no|did not|i did not)\b/.test(next.plain) &&
        GAVE_NONE.test(next.plain),
    );
}

/** The name as a name, with a capital, and not as part of a longer one: "Big Horn Recovery". */
function isCapital({ text, plain }: CaseSentence, surname: string, from: number): boolean {
  const at = plain.indexOf(surname, from);
  return at >= 0 && /\p{Lu}/u.test(text.charAt(at)) && !/^ \p{Lu}\p{Ll}+ \p{Lu}/u.test(text.slice(at + surname.length));
}

/** "Luella Vang (neighbor)"; a form of address says nothing about the person. */
function shownName(name: string, role: string): string {
  return role === "" || role === toPlain(name) || /^(?:mrs?|ms|miss|male|female|name|the)$/.test(role)
    ? name
    : `${name} (${role})`;
}

/**
 * The statement or report of each of them; not where the prosecution hands over one of theirs.
 * @param given.served the lines that listServed gives
 */
export function listUnheard(
  caseText: CaseText,
  { people, served }: { readonly people: readonly Person[]; readonly served: readonly string[] },
): ProposedGap[] {
  const papers = served.filter((line) => A_PAPER.test(line));
  const isListed = ({ name }: Person) =>
    papers.some((line) => new RegExp(`\\b${RegExp.escape(surnameOf(name))}\\b`).test(line));
  return findUnheard(caseText, people)
    .filter(({ person }) => !isListed(person))
    .map(({ person: { name, role }, sentence, at }) =>
      oneGap({
        ...{ ruleId: "gap.people.statements", basis: "mentioned" },
        detail: "No document in the case is headed as theirs.",
        item: { what: "Statement or report", from: shownName(name, role) },
        citations: [citeClause(sentence, at)],
      }),
    );
}
