import type { OffenceClass } from "#lib/domain/findings.ts";
import type { ProposedGap } from "../findings.ts";
import type { CaseSentence, CaseText } from "../text/case-text.ts";
import type { DocumentKind } from "../text/document-kind.ts";
import { toPlain } from "../text/to-plain.ts";
import { citeHits, type Hit } from "./cite-hits.ts";
import { askForThing, toGap, type GapCandidate } from "./gap-candidate.ts";
import { CHECKLIST_GAPS, isAnswered, TOLD_GAPS, type Papers } from "./gap-rules.ts";

/** Places of one situation that are looked at. */
const MAX_HITS = 40;
/** Characters; a shorter sentence says little by itself, a longer one buries what it says. */
const SHORT = 40;
const LONG = 200;
/** Rows of the list that a lawyer goes through; of one situation, and of one that most cases describe. */
const MOST_ROWS = 8;
const MOST_OF_ONE = 2;
const MOST_OF_COMMON = 1;
/** More sentences that must describe a situation that belongs to certain offenses where the offense is not known. */
const MORE_IF_UNKNOWN = 3;
/** Cells of a table, or boxes of a form. */
const COLUMNS = /\S(?: {3,}|\t+ *)\S|\[[ xX]?\]/;
/** A heading, an address line or an entry of a list has no verb. */
const VERB =
  /\b(?:is|are|was|were|be|been|am|has|have|had|do|does|did|can|could|will|would|said|told|gave|took|made|came|went|saw|heard|ran|drove|held|hit|shot|found|left|got|put|kept|knew|thought|says?|shows?|holds?|keeps?|sells?|sold|felt|broke|fell|cut|threw|struck|stood|sat|spoke|met|paid|(?!unused)[a-z]{2,}ed)\b/;
/** Papers that tell what happened; lists, court papers and forms name it at most. */
const NARRATIVES: ReadonlySet<DocumentKind> = new Set([
  ...(["incident-report", "witness-statement", "camera-transcript", "interview-record"] as const),
  ...(["dispatch-log", "emergency-call", "medical-record", "lab-report", "unknown"] as const),
]);

/** Places in the list by which a situation that most cases describe comes later, and one that belongs to the offense earlier. */
const COMMON = 1;
const OF_OFFENCE = -0.9;

/** What each class checklist is called. */
const CHECKLIST_NAMES: Readonly<Record<Exclude<OffenceClass, "other">, string>> = {
  dui: "DUI checklist",
  drugs: "Drug case checklist",
  assault: "Assault checklist",
  robbery: "Robbery checklist",
  burglary: "Burglary checklist",
  theft: "Theft checklist",
  weapons: "Weapons checklist",
  homicide: "Homicide checklist",
  sexual: "Sexual offense checklist",
  fraud: "Fraud checklist",
  traffic: "Traffic checklist",
  "public-order": "Public order checklist",
};

/** Whether the sentence tells something, unlike a heading, a cell of a table or an item of a list. */
function isTold({ text, plain }: CaseSentence): boolean {
  return !COLUMNS.test(text.trim()) && VERB.test(plain);
}

/** How well the sentence shows the situation by itself: what several of its words describe, in a paper that tells it. */
function strengthOf({ plain, document }: CaseSentence, words: RegExp): number {
  const { length } = plain;
  const described = new Set(Array.from(plain.matchAll(words), ([found]) => found)).size;
  return (
    described +
    (NARRATIVES.has(document.kind) ? 2 : 0) -
    (length < SHORT ? 2 : 0) -
    (length > LONG ? 1 : 0) -
    length / 1000
  );
}

/**
 * What the situations that the record describes usually leave behind and no paper of the file is: one gap a situation,
 * resting on the sentence that describes it. Those that belong to the offense come first, then the most described. A situation
 * of other offenses is none here, whatever word of it a page may use.
 */
export function findUsual({ accounts }: CaseText, offence: OffenceClass, papers: Papers): GapCandidate[] {
  const telling = accounts.filter(isTold);
  const found: { readonly told: number; readonly gap: GapCandidate }[] = [];
  for (const { rule, told, match, words } of TOLD_GAPS) {
    const isOfOffence = told.chieflyIn?.includes(offence) ?? false;
    if (told.chieflyIn !== undefined && !isOfOffence && offence !== "other") continue;
    const items = rule.items.filter((item) => !isAnswered(item, papers));
    if (items.length === 0) continue;
    const hits: Hit[] = [];
    const names = new Set<string>();
    for (const sentence of telling) {
      const place = match(sentence);
      if (place === null) continue;
      hits.push({ sentence, at: place.at, strength: strengthOf(sentence, words) });
      names.add(place.words.trim().replace(/\s+/g, " "));
      if (hits.length >= MAX_HITS) break;
    }
    if (hits.length < told.atLeast + (told.chieflyIn === undefined || isOfOffence ? 0 : MORE_IF_UNKNOWN)) continue;
    const gap: GapCandidate = {
      ruleId: `gap.usual.${rule.id}`,
      basis: "usual",
      detail: `The record describes ${rule.name}.`,
      checklist: rule.name,
      items,
      names: [...names],
      isCommon: told.isCommon,
      rank: (told.isCommon ? COMMON : 0) + (isOfOffence ? OF_OFFENCE : 0),
      citations: citeHits(hits, 1),
    };
    found.push({ told: hits.length, gap });
  }
  return found.toSorted((a, b) => b.told - a.told).map(({ gap }) => gap);
}

/** What the checklist of the class adds. Such a gap carries no quote and names its list. */
export function findFromChecklist(caseText: CaseText, offence: OffenceClass, papers: Papers): GapCandidate[] {
  if (offence === "other") return [];
  const plainFile = caseText.accounts.map((sentence) => sentence.plain).join("\n");
  const fileNames = toPlain(caseText.documents.map(({ fileName }) => fileName.replace(/[-_.]+/g, " ")).join("\n"));
  return CHECKLIST_GAPS.flatMap(({ rule, in: classes, onlyIf, settledBy }) => {
    if (!classes.includes(offence) || rule.items.slice(0, 1).some((item) => isAnswered(item, papers))) return [];
    if (settledBy.test(plainFile) || settledBy.test(fileNames) || onlyIf?.test(plainFile) === false) return [];
    // Whether the record is silent on it depends on coverage, which is not known here: the reader of both says so.
    return askForThing(rule, {
      ruleId: `gap.${offence}.${rule.id}`,
      basis: "usual",
      detail: "",
      checklist: CHECKLIST_NAMES[offence],
      citations: [],
    });
  });
}

/**
 * The list of what is commonly requested, one thing a row. The first thing of each situation comes before the second of any;
 * what belongs to the offense comes before what does not, and what few cases describe before what most do.
 */
export function toRows(candidates: readonly GapCandidate[]): ProposedGap[] {
  const rows = candidates.flatMap((candidate) =>
    candidate.items.slice(0, candidate.isCommon ? MOST_OF_COMMON : MOST_OF_ONE).map((item, place) => ({
      place: place + candidate.rank,
      gap: toGap({ ...candidate, items: [item] }),
    })),
  );
  return rows
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MOST_ROWS)
    .map(({ gap }) => gap);
}
