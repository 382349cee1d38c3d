import type { OffenceClass } from "#lib/domain/findings.ts";
import type { GapItem } from "#lib/domain/gap-item.ts";
import type { ProposedCitation, ProposedGap } from "../findings.ts";
import { citeSentence, type CaseDocument, type CaseSentence, type CaseText } from "../text/case-text.ts";
import { toPlain } from "../text/to-plain.ts";
import { cuePattern } from "./cue-pattern.ts";
import type { DocumentKind } from "../text/document-kind.ts";
import type { Person } from "../people/find-people.ts";
import { findInstitutions } from "./find-institutions.ts";
import { findNamedRecords } from "./find-records.ts";
import { findNamedThings } from "./find-things.ts";
import { findUsual, type Asked } from "./find-usual.ts";
import { citeHits, type Hit } from "./cite-hits.ts";
import { NOT_PART_OF_A_NAME, wordsBefore } from "../people/name-on-page.ts";
import {
  ABSENCE_WORDS,
  CHECKLISTS,
  EXPLICIT_GAP_SUBJECTS,
  EXPLICIT_GAP_WORDS,
  MENTIONED_ITEMS,
  ORIGINALS,
} from "./tables/checklists.ts";

const EXPLICIT = EXPLICIT_GAP_WORDS.map(cuePattern);
const ABSENCE = ABSENCE_WORDS.map(cuePattern);
/** Too vague to be missed by a denial alone: "no report of injuries" is none. */
const VAGUE: ReadonlySet<string> = new Set([
  "report",
  "statement",
  "lab-report",
  "transcript",
  "dispatch",
  "weapon",
  "medical-records",
]);
/** Characters between a thing's name and the denial. */
const NEAR = 70;
const SUBJECTS = EXPLICIT_GAP_SUBJECTS.map(([id, text, words]) => ({ id, text, pattern: cuePattern(words) }));
const MENTIONED = MENTIONED_ITEMS.map((item) => ({
  item,
  pattern: cuePattern(item.words),
  unless: item.unless === undefined ? null : cuePattern(item.unless),
}));
/** Words that look like a gap and are none: people who did not come, charges that wait, verdicts on a search. */
const NOT_A_GAP = cuePattern(
  "(?:overwritten|erased|deleted|gone) before|(?:ambulance|ems|medics?|backup|back-up|tow|units?|supervisor|assistance|canine|k-?9|dog|help|transport) (?:was|were|is|had been) (?:requested|ordered)|warrants? outstanding|outstanding warrants?|no outstanding|charges? (?:are |is )?pending|pending charges?|missing (?:person|tooth|teeth|juvenile)|pending (?:bail|bond|arraignment|court|trial|further investigation)|custody pending|trial pending|items? (?:\\w+ )?missing from|noticed (?:\\w+ ){0,4}missing|(?:was|were) missing\\.?|went missing|reported missing|not (?:injured|available for comment)|no longer available|could not (?:\\w+ )?(?:call|breathe|scream)|smashed|(?:no|without (?:a|any)|need a|have a|get a) (?:search )?warrant|(?:phone|telephone|wallet|purse|property|money|cash|bag) ~ not (?:yet )?(?:been )?recovered",
);

/** Two gaps are the same when one names what the other is about. */
const SAME_THING: Readonly<Record<string, readonly string[]>> = {
  instrument: ["calibration"],
  call: ["emergency-call"],
  camera: ["body-camera", "dash-camera", "recording-body-camera"],
  prints: ["fingerprints", "dna", "lab-report"],
  lab: ["lab-report", "toxicology", "dna", "fingerprints", "ballistics"],
  "lab-report": ["toxicology", "dna", "fingerprints", "ballistics"],
  photos: ["photographs"],
  medical: ["medical-records"],
  identification: ["identification-record"],
  interview: ["interview-recording"],
  training: ["training-record"],
  "training-record": ["training"],
};

/** Places of one thing that are looked at. */
const MAX_HITS = 6;
/** Characters of a line that says what a paper is. */
const MIN_HEADING = 12;
/** Places quoted for a list of things. */
const MAX_PLACES = 8;

function kindsInFile(caseText: CaseText): ReadonlySet<DocumentKind> {
  return new Set(caseText.documents.flatMap((document) => [document.kind, ...document.pageKinds]));
}

/** The thing as the page names it, with the words that belong to it: "doorbell camera", "second tube". */
function nameOnPage(plain: string, match: RegExpExecArray): string {
  const own = wordsBefore(plain, match.index, 2);
  return [...own, match[0].trim()].join(" ").replace(/\s+/g, " ").slice(0, 60);
}

/** "Surveillance video (doorbell camera)": the name of the thing and what the page calls it, where that says more. */
function withNames(text: string, names: Iterable<string>): string {
  const known = toPlain(text);
  const telling = [...new Set(names)].filter((name) => !known.includes(name)).slice(0, 3);
  return telling.length === 0 ? text : `${text} (${telling.join(", ")})`;
}

/** Words alone, singular, so that "body cameras" is found in "Body-camera recording". */
function plainWords(text: string): string {
  return ` ${toPlain(text)
    .split(/[^a-z']+/)
    .map((word) => word.replace(/s$/, ""))
    .join(" ")} `;
}

type Explicit = { text: string; hits: Hit[]; names: Set<string> };

function findExplicit(caseText: CaseText): Map<string, Explicit> {
  const found = new Map<string, Explicit>();
  for (const sentence of caseText.accounts) {
    if (sentence.plain.length > 420 || NOT_A_GAP.test(sentence.plain)) continue;
    for (const pattern of EXPLICIT) {
      const match = pattern.exec(sentence.plain);
      if (match === null) continue;
      const clause = sentence.plain.slice(Math.max(0, match.index - 60), match.index + match[0].length + 30);
      // "Results are pending." names nothing; the sentence before such a short one does.
      const before = sentence.document.sentences[sentence.order - 1];
      const own = SUBJECTS.find(({ pattern: words }) => words.test(clause));
      const named =
        before === undefined || sentence.plain.length > 80
          ? undefined
          : SUBJECTS.find(({ id, pattern: words }) => id !== "report" && words.test(before.plain));
      const subject = own === undefined || own.id === "report" ? (named ?? own) : own;
      if (subject === undefined) continue;
      const entry = found.get(subject.id) ?? { text: subject.text, hits: [], names: new Set<string>() };
      const thing = subject.pattern.exec(sentence.plain);
      if (thing !== null) entry.names.add(nameOnPage(sentence.plain, thing));
      entry.hits.push({ sentence, at: match.index, strength: 1 });
      found.set(subject.id, entry);
      break;
    }
    findDenied(sentence, found);
  }
  return found;
}

/** Things that one sentence denies at once. */
const MOST_DENIED = 2;
/** Characters; a shorter sentence ("Not recorded.") speaks of what the one before it names. */
const SHORT = 40;

/** Things of which the sentence says, close by, that they were not made, kept, taken or handed over. */
function findDenied(sentence: CaseSentence, found: Map<string, Explicit>): void {
  const denials = ABSENCE.map((pattern) => pattern.exec(sentence.plain)).filter((match) => match !== null);
  if (denials.length === 0) return;
  const near = SUBJECTS.flatMap((subject) => {
    const thing = subject.pattern.exec(sentence.plain);
    if (thing === null || VAGUE.has(subject.id)) return [];
    const end = thing.index + thing[0].length;
    const distance = Math.min(
      ...denials.map(({ index, 0: words }) =>
        index >= end ? index - end : Math.max(0, thing.index - index - words.length),
      ),
    );
    return distance <= NEAR ? [{ subject, thing, distance }] : [];
  });
  // What stands beside the denial is denied; the table's order decides between things that stand equally near.
  const nearest = near.toSorted((a, b) => a.distance - b.distance).slice(0, MOST_DENIED);
  for (const { subject, thing } of nearest) noteDenied(found, subject, { sentence, thing });
  if (nearest.length > 0) return;
  const before = sentence.document.sentences[sentence.order - 1];
  if (sentence.plain.length > SHORT || before?.pageNumber !== sentence.pageNumber) return;
  for (const subject of SUBJECTS) {
    const thing = subject.id === "report" || subject.id === "statement" ? null : subject.pattern.exec(before.plain);
    if (thing === null) continue;
    noteDenied(found, subject, { sentence: before, thing });
    return;
  }
}

function noteDenied(
  found: Map<string, Explicit>,
  { id, text }: (typeof SUBJECTS)[number],
  { sentence, thing }: { readonly sentence: CaseSentence; readonly thing: RegExpExecArray },
): void {
  const entry = found.get(id) ?? { text, hits: [], names: new Set<string>() };
  if (!entry.hits.some((hit) => hit.sentence === sentence)) entry.hits.push({ sentence, at: thing.index, strength: 1 });
  entry.names.add(nameOnPage(sentence.plain, thing));
  found.set(id, entry);
}

/** The defence's own investigation was not served on it. */
function isOurs({ pages }: CaseDocument): boolean {
  return /\bdefen[cs]e investigat|\bprivileged\b|work product/i.test(pages[0]?.text.slice(0, 400) ?? "");
}

const UNKEPT =
  /\b((?:[a-z'-]+ ){0,2}[a-z'-]{3,}) (?:was |were |has been |have been |is |are )?(?:not|never) (?:seized|collected|retained|preserved|kept|bagged|booked|taken into evidence|swabbed|dusted|tested|examined|submitted)\b/g;
/** "Candle holder seized [ ]": a box that nobody ticked. */
const UNTICKED = /((?:[A-Za-z'-]+ ){1,3})(?:seized|collected|retained|booked) {0,3}\[ ?\]/g;
const NO_THING =
  /^(?:he|she|it|they|we|i|you|who|which|that|this|there|and|but|so|was|were|had|has|been|is|are|did|do)$/;

/** Things of which a page says that nobody took or kept them, by the page's own words. */
function findUnkept(caseText: CaseText): { name: string; sentence: CaseSentence; at: number }[] {
  const found = new Map<string, { name: string; sentence: CaseSentence; at: number }>();
  for (const sentence of caseText.accounts)
    for (const match of [...sentence.plain.matchAll(UNKEPT), ...sentence.text.matchAll(UNTICKED)]) {
      const words = (match[1] ?? "").trim().toLowerCase().split(" ");
      const own = words.slice(words.findLastIndex((word) => NO_THING.test(word) || NOT_PART_OF_A_NAME.test(word)) + 1);
      const name = own.join(" ");
      if (name !== "" && !found.has(name)) found.set(name, { name, sentence, at: match.index });
    }
  return [...found.values()];
}

type GapParts = Pick<ProposedGap, "ruleId" | "basis" | "detail" | "citations">;

/** A gap that asks for one thing; `holds` is what the file holds instead. */
function makeGap(thing: string, { holds, ...parts }: GapParts & { readonly holds?: string | undefined }): ProposedGap {
  const text = holds === undefined ? `${thing}.` : `${thing}: the file holds ${holds}.`;
  return { kind: "gap", engine: "offline", text, items: [{ what: thing }], checklist: null, ...parts };
}

function findStated(caseText: CaseText, asked: Asked): ProposedGap[] {
  return [...findExplicit(caseText)].map(([id, { text, hits, names }]) => {
    asked.add(id);
    return makeGap(withNames(text, names), {
      ruleId: `gap.stated.${id}`,
      basis: "stated",
      detail: "A page says that it is missing, pending or incomplete.",
      citations: citeHits(hits, 2),
    });
  });
}

function findMentioned(caseText: CaseText, asked: Asked): ProposedGap[] {
  const kinds = kindsInFile(caseText);
  return MENTIONED.flatMap(({ item, pattern, unless }) => {
    if (asked.has(item.id) || item.kinds.some((kind) => kinds.has(kind))) return [];
    const hits: Hit[] = [];
    const names = new Set<string>();
    for (const sentence of caseText.accounts) {
      const match = pattern.exec(sentence.plain);
      if (match === null || unless?.test(sentence.plain) === true) continue;
      if (/\bno (?:\w+ ){0,2}$/.test(sentence.plain.slice(0, match.index))) continue;
      hits.push({ sentence, at: match.index, strength: 1 / Math.max(40, sentence.plain.length) });
      names.add(nameOnPage(sentence.plain, match));
      if (hits.length >= MAX_HITS) break;
    }
    if (hits.length === 0) return [];
    asked.add(item.id);
    return makeGap(withNames(item.text, names), {
      ruleId: `gap.mentioned.${item.id}`,
      basis: "mentioned",
      detail: "A page mentions it; no document of this kind was served.",
      citations: citeHits(hits, 2),
    });
  });
}

/** The first words of a paper, which say what it is. */
function citeHeading(paper: CaseDocument | undefined): ProposedCitation[] {
  const heading = paper?.sentences.find((sentence) => sentence.text.length >= MIN_HEADING);
  return heading === undefined ? [] : [citeSentence(heading, { withLead: true })];
}

function findTranscribed(caseText: CaseText, asked: Asked): ProposedGap[] {
  const transcript = caseText.documents.find(({ isEvidence, kind }) => isEvidence && kind === "camera-transcript");
  const citations = citeHeading(transcript);
  const camera = /dash|in-car/.test(toPlain(transcript?.fileName ?? "")) ? "dash-camera" : "body-camera";
  if (citations.length === 0 || asked.has(camera)) return [];
  asked.add("recording-body-camera");
  return [
    makeGap("Camera footage itself, with its audit log and metadata", {
      ruleId: "gap.recording.camera",
      holds: "a transcript only",
      basis: "mentioned",
      detail: "A transcript shows words; the recording shows what they were said over.",
      citations,
    }),
  ];
}

function findOriginals(caseText: CaseText, asked: Asked): ProposedGap[] {
  return ORIGINALS.flatMap(({ id, of, text, holds }) => {
    const paper = caseText.documents.find(
      (document) => document.isEvidence && of.includes(document.kind) && !isOurs(document),
    );
    const citations = citeHeading(paper);
    if (citations.length === 0 || asked.has(id)) return [];
    return makeGap(text, {
      ruleId: `gap.original.${id}`,
      holds,
      basis: "mentioned",
      detail: "What a paper is made from says more than the paper.",
      citations,
    });
  });
}

/** One gap for many things by name, with the first places; none without a thing. */
function listGap(
  text: string,
  { citations, ...parts }: GapParts & { readonly items: readonly GapItem[] },
): ProposedGap[] {
  if (parts.items.length === 0) return [];
  return [
    {
      kind: "gap",
      engine: "offline",
      text,
      checklist: null,
      ...parts,
      citations: citations.slice(0, MAX_PLACES),
    },
  ];
}

function listThings(caseText: CaseText): ProposedGap[] {
  const things = findUnkept(caseText).filter(({ name }) => !SUBJECTS.some(({ pattern }) => pattern.test(name)));
  return listGap("Things that were not seized, kept or examined.", {
    ruleId: "gap.stated.things",
    basis: "stated",
    detail: "Stated in the file itself.",
    items: things.map(({ name }) => ({ what: name })),
    citations: things.map(({ sentence, at }) => citeSentence(sentence, { at })),
  });
}

/** Whether a gap names the thing already. */
function createIsAsked(gaps: readonly ProposedGap[]): (name: string) => boolean {
  const asked = gaps.flatMap(({ text, items }) => [text, ...items.map(({ what }) => what)]).map(plainWords);
  return (name) => asked.some((words) => words.includes(plainWords(name)));
}

/** Records by name that no other gap asks for. */
function listRecords(caseText: CaseText, others: readonly ProposedGap[]): ProposedGap[] {
  const isAsked = createIsAsked(others);
  const records = findNamedRecords(caseText).filter(({ name }) => !isAsked(name));
  return listGap("Other records that pages name, with no paper of that name in the file.", {
    ruleId: "gap.mentioned.records",
    basis: "mentioned",
    detail: "Named in the file itself.",
    items: records.map(({ name }) => ({ what: name })),
    citations: records.map(({ sentence, at }) => citeSentence(sentence, { at })),
  });
}

/** Things that somebody handled and no other gap asks for. */
function listHandled(caseText: CaseText, others: readonly ProposedGap[]): ProposedGap[] {
  const isAsked = createIsAsked(others);
  const things = findNamedThings(caseText).filter(({ name }) => !isAsked(name));
  return listGap("Physical things that pages name, for inspection, photographs and examination (fingerprints, DNA).", {
    ruleId: "gap.mentioned.things",
    basis: "mentioned",
    detail: "Named in the file itself; no laboratory paper of the file names them.",
    items: things.map(({ name }) => ({ what: name })),
    citations: things.map(({ sentence, at }) => citeSentence(sentence, { at })),
  });
}

function listInstitutions(caseText: CaseText): ProposedGap[] {
  const institutions = findInstitutions(caseText);
  return listGap("Records and witnesses of companies and institutions that pages name.", {
    ruleId: "gap.mentioned.institutions",
    basis: "mentioned",
    detail: "Named in the file itself; no paper of theirs is in it.",
    items: institutions.map(({ name }) => ({ what: "Records and witnesses", from: name })),
    citations: institutions.map(({ sentence, at }) => citeSentence(sentence, { at })),
  });
}

function listUnheard(people: readonly Person[]): ProposedGap[] {
  const unheard = people.filter(({ hasOwnPaper, isClient }) => !hasOwnPaper && !isClient);
  return listGap("Statements or reports of persons whom the record mentions.", {
    ruleId: "gap.people.statements",
    basis: "mentioned",
    detail: "No paper of their own is in the file.",
    items: unheard.map(({ name, role }) => ({
      what: "Statement or report",
      from: role === "" || role === toPlain(name) ? name : `${name} (${role})`,
    })),
    citations: unheard.map(({ first }) => first),
  });
}

/** What the checklist of the class adds. Such a gap carries no quote and names its list. */
function findFromChecklist(caseText: CaseText, offence: OffenceClass, asked: Asked): ProposedGap[] {
  if (offence === "other") return [];
  const { name, items } = CHECKLISTS[offence];
  const kinds = kindsInFile(caseText);
  const plainFile = caseText.accounts.map((sentence) => sentence.plain).join("\n");
  const fileNames = toPlain(caseText.documents.map(({ fileName }) => fileName.replace(/[-_.]+/g, " ")).join("\n"));
  return items.flatMap((item) => {
    if (asked.has(item.id) || item.kinds.some((kind) => kinds.has(kind))) return [];
    const mentioned = cuePattern(item.mentioned);
    if (mentioned.test(plainFile) || mentioned.test(fileNames)) return [];
    if (item.when !== undefined && !cuePattern(item.when).test(plainFile)) return [];
    // Whether the record is silent on it depends on coverage, which is not known here: the reader of both says so.
    return {
      ...makeGap(item.text, { ruleId: `gap.${offence}.${item.id}`, basis: "usual", detail: "", citations: [] }),
      checklist: name,
    };
  });
}

/**
 * Gaps: what pages say is missing, what they mention and the file does not hold, what a situation that they tell of usually
 * leaves behind, and what the checklist of the class adds. What one gap asks for the later ones leave out.
 */
export function findGaps(caseText: CaseText, offence: OffenceClass, people: readonly Person[]): ProposedGap[] {
  if (caseText.accounts.length === 0) return [];
  const ids = new Set<string>();
  const asked: Asked = {
    has: (id) => ids.has(id) || (SAME_THING[id] ?? []).some((other) => ids.has(other)),
    add: (id) => ids.add(id),
  };
  const spokenOf = [
    ...findStated(caseText, asked),
    ...findMentioned(caseText, asked),
    ...findTranscribed(caseText, asked),
    ...findOriginals(caseText, asked),
    ...listThings(caseText),
  ];
  return [
    ...spokenOf,
    ...listRecords(caseText, spokenOf),
    ...listHandled(caseText, spokenOf),
    ...listInstitutions(caseText),
    ...listUnheard(people),
    ...findUsual(caseText, offence, asked),
    ...findFromChecklist(caseText, offence, asked),
  ];
}
