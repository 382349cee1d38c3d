import type { OffenceClass } from "#lib/domain/findings.ts";
import type { ProposedGap } from "../findings.ts";
import type { CaseText } from "../text/case-text.ts";
import { cuePattern, isNegatedAt } from "./cue-pattern.ts";
import { readHeadings } from "./find-records.ts";
import { citeHits, type Hit } from "./cite-hits.ts";
import { SITUATIONS, type Situation } from "./tables/situations.ts";

const USUAL = SITUATIONS.map((situation) => ({
  situation,
  pattern: cuePattern(situation.words),
  unless: situation.unless === undefined ? null : cuePattern(situation.unless),
  traces: situation.traces.map(({ ask, headings, askedBy = [] }) => ({
    ask,
    askedBy,
    headings: headings === undefined ? null : new RegExp(headings),
  })),
}));

/** Places that are looked at for one situation, and names in one line. */
const MAX_HITS = 40;
const MAX_NAMES = 10;

/** Characters; a shorter sentence says little to who reads it alone. */
const SHORT = 40;

/** Short sentences first, but for those of a word or two. */
function tellingness({ length }: string): number {
  return length < SHORT ? 0 : 1 / length;
}

/** Sentences more that must tell of a situation where the class of the offence does not speak for it; the class is a guess. */
const MORE_ELSEWHERE = 3;

function leastOf({ least = 1, of }: Situation, offence: OffenceClass): number {
  return of === undefined || of.includes(offence) ? least : least + MORE_ELSEWHERE;
}

/** What the gaps that are already found ask for, by id. */
export type Asked = { readonly has: (id: string) => boolean; readonly add: (id: string) => void };

/**
 * What the situations that the papers tell of usually leave behind, as far as no paper of the file is called by it and no gap
 * asks for it already: one gap a situation, resting on the sentence that tells of it, the most told first. What is asked for goes into `asked`.
 */
export function findUsual(caseText: CaseText, offence: OffenceClass, asked: Asked): ProposedGap[] {
  const papers = readHeadings(caseText);
  const found: { readonly told: number; readonly finding: ProposedGap }[] = [];
  for (const { situation, pattern, unless, traces } of USUAL) {
    const least = leastOf(situation, offence);
    const missing = traces.filter(
      ({ headings, askedBy }) =>
        (headings === null || !papers.some((words) => headings.test(words))) && !askedBy.some(asked.has),
    );
    if (missing.length === 0) continue;
    const hits: Hit[] = [];
    const names = new Set<string>();
    for (const sentence of caseText.accounts) {
      const match = pattern.exec(sentence.plain);
      if (match === null || unless?.test(sentence.plain) === true || isNegatedAt(sentence.plain, match.index)) continue;
      hits.push({ sentence, at: match.index, strength: tellingness(sentence.plain) });
      names.add(match[0].trim().replace(/\s+/g, " "));
      if (hits.length >= MAX_HITS) break;
    }
    if (hits.length < least) continue;
    for (const id of missing.flatMap(({ askedBy }) => askedBy)) asked.add(id);
    const named = [...names].slice(0, MAX_NAMES).join(", ");
    found.push({
      told: hits.length,
      finding: {
        kind: "gap",
        ruleId: `gap.usual.${situation.id}`,
        engine: "offline",
        text: `The record describes ${situation.name}.`,
        detail: "",
        basis: "usual",
        checklist: situation.name,
        items: missing.map(({ ask }) => ({ what: ask.replace("{named}", named) })),
        citations: citeHits(hits, 1),
      },
    });
  }
  return found.toSorted((a, b) => b.told - a.told).map(({ finding }) => finding);
}
