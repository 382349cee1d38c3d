import type { OffenceClass } from "#lib/domain/findings.ts";
import type { ProposedGap } from "../findings.ts";
import type { CaseText } from "../text/case-text.ts";
import { toPlain } from "../text/to-plain.ts";
import { citeHits, type Hit } from "./cite-hits.ts";
import { askForThing, toGap, type GapCandidate } from "./gap-candidate.ts";
import { CHECKLIST_GAPS, isAnswered, TOLD_GAPS, type Papers } from "./gap-rules.ts";

/** Places of one situation that are looked at. */
const MAX_HITS = 40;
/** Characters; a shorter sentence says little by itself. */
const SHORT = 40;
/** Rows of the list that a lawyer goes through. */
const MOST_ROWS = 12;
/** More sentences that must describe a situation in a case of another class; the class is a guess. */
const MORE_ELSEWHERE = 3;

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

/**
 * What the situations that the record describes usually leave behind and no paper of the file is: one gap a situation,
 * resting on the sentence that describes it, the most described first.
 */
export function findUsual({ accounts }: CaseText, offence: OffenceClass, papers: Papers): GapCandidate[] {
  const found: { readonly told: number; readonly gap: GapCandidate }[] = [];
  for (const { rule, told, match } of TOLD_GAPS) {
    const items = rule.items.filter((item) => !isAnswered(item, papers));
    if (items.length === 0) continue;
    const hits: Hit[] = [];
    const names = new Set<string>();
    for (const sentence of accounts) {
      const place = match(sentence);
      if (place === null) continue;
      // Short sentences first, except those of a word or two.
      const { length } = sentence.plain;
      hits.push({ sentence, at: place.at, strength: length < SHORT ? 0 : 1 / length });
      names.add(place.words.trim().replace(/\s+/g, " "));
      if (hits.length >= MAX_HITS) break;
    }
    const isChief = told.chieflyIn?.includes(offence) ?? true;
    if (hits.length < told.atLeast + (isChief ? 0 : MORE_ELSEWHERE)) continue;
    const gap: GapCandidate = {
      ruleId: `gap.usual.${rule.id}`,
      basis: "usual",
      detail: `The record describes ${rule.name}.`,
      checklist: rule.name,
      items,
      names: [...names],
      isCommon: told.isCommon,
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

/** Places in the list by which a situation that most cases describe comes later. */
const COMMON_COSTS = 1;

/**
 * The list of what is commonly requested, one thing a row. The first thing of each situation comes before the second of any,
 * and what few cases describe before what most do.
 */
export function toRows(candidates: readonly GapCandidate[]): ProposedGap[] {
  const rows = candidates.flatMap((candidate) =>
    candidate.items.map((item, place) => ({
      place: place + (candidate.isCommon ? COMMON_COSTS : 0),
      gap: toGap({ ...candidate, items: [item] }),
    })),
  );
  return rows
    .toSorted((a, b) => a.place - b.place)
    .slice(0, MOST_ROWS)
    .map(({ gap }) => gap);
}
