import { OFFENCE_CLASSES, type OffenceClass } from "#lib/domain/findings.ts";
import { toPlain, type CaseText } from "./case-text.ts";
import { cuePattern } from "./cue-pattern.ts";
import { OFFENCE_CUES, OFFENCE_THRESHOLD } from "./rules/offences.ts";

const COMPILED = Object.entries(OFFENCE_CUES).map(([offence, cues]) => ({
  offence,
  cues: cues.map((cue) => ({ weight: cue.weight, pattern: cuePattern(cue.words) })),
}));

/** How much of a long document is read for the class: the charge stands near the front. */
const READ_LIMIT = 60_000;

/**
 * The offence class by its words: each cue counts once per document, at most three times; `other` when no class reaches
 * the threshold or none is ahead. Charging papers count, other court papers do not.
 */
export function detectOffence(caseText: CaseText): OffenceClass {
  if (caseText.evidence.length === 0) return "other";
  const texts = caseText.documents
    .filter((document) => document.isEvidence || document.kind === "charge")
    .map((document) => {
      const text = `${document.fileName.replace(/[-_.]+/g, " ")}\n${document.pages.map((page) => page.text).join("\n")}`;
      return toPlain(text.slice(0, READ_LIMIT));
    });
  const scores = COMPILED.map(({ offence, cues }) => {
    let points = 0;
    let distinct = 0;
    for (const cue of cues) {
      const count = Math.min(3, texts.filter((text) => cue.pattern.test(text)).length);
      if (count > 0) distinct += 1;
      points += count * cue.weight;
    }
    return { offence, points: distinct >= 2 ? points : 0 };
  });
  scores.sort((a, b) => b.points - a.points);
  const [first, second] = scores;
  if (first === undefined || first.points < OFFENCE_THRESHOLD || first.points === second?.points) return "other";
  return OFFENCE_CLASSES.find((offence) => offence === first.offence) ?? "other";
}
