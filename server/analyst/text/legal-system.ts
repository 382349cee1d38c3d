import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import vocabulary from "../knowledge/generated/vocabulary.json" with { type: "json" };
import type { CaseText } from "./case-text.ts";
import { holds } from "./remembered.ts";

const WORDS = {
  us: new RegExp(vocabulary["us-words"], "g"),
  "england-and-wales": new RegExp(vocabulary["england-and-wales-words"], "g"),
  elsewhere: new RegExp(vocabulary["elsewhere-words"], "g"),
} satisfies Record<LegalSystem | "elsewhere", RegExp>;
/** How often one word counts in one paper: a form repeats its heading on every page. */
const MOST_OFTEN = 3;

/** By how much the papers must speak English: a stray abbreviation is no sign. */
const MARGIN = 3;

/** Whose law and vocabulary a case is read with, how its dates are written, and who decided. */
export type Law = {
  readonly system: LegalSystem;
  /** True when nobody chose the system for the case. */
  readonly isGuess: boolean;
  /** False when nobody chose it and the evidence uses the words of neither, or of another country: then no date is read by it. */
  readonly isShown: boolean;
  /** True when nobody chose it and the papers are of another country: then no act or case of the system is named. */
  readonly isElsewhere: boolean;
};

/**
 * The one decision of a case about its legal system: what a person chose, else the system whose words the papers use more, "us"
 * when they hardly use either's.
 */
export function decideLaw({ documents }: CaseText, chosen: LegalSystem | null): Law {
  if (chosen !== null) return { system: chosen, isGuess: false, isShown: true, isElsewhere: false };
  const isEnglish = pointsOf(documents, "england-and-wales") - pointsOf(documents, "us") >= MARGIN;
  const [system, other] = isEnglish ? (["england-and-wales", "us"] as const) : (["us", "england-and-wales"] as const);
  // A general order or a brief that lies in the file was not written with the papers.
  const evidence = documents.filter((document) => document.isEvidence);
  const isElsewhere = pointsOf(evidence, "elsewhere") >= MARGIN;
  const isShown = !isElsewhere && pointsOf(evidence, system) > pointsOf(evidence, other);
  return { system, isGuess: true, isShown, isElsewhere };
}

function pointsOf(documents: CaseText["documents"], system: LegalSystem | "elsewhere"): number {
  return documents.reduce((sum, { sentences }) => {
    const counts = new Map<string, number>();
    for (const { plain } of sentences)
      if (holds(plain, WORDS[system]))
        for (const [word] of plain.matchAll(WORDS[system])) counts.set(word, (counts.get(word) ?? 0) + 1);
    return sum + [...counts.values()].reduce((points, count) => points + Math.min(count, MOST_OFTEN), 0);
  }, 0);
}
