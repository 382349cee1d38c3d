import type { SourceDocument } from "../findings.ts";
import names from "../knowledge/generated/names.json" with { type: "json" };
import { anyOf, inCapitals } from "./any-of.ts";
import type { CaseDocument, CaseSentence } from "./case-text.ts";

const RANKS = [...names.ranks, "Officers"];
/** Reversed, so that a longer rank is tried before its beginning. */
const OFFICER = `\\b(?:${anyOf([...RANKS, ...inCapitals(RANKS)].toSorted().toReversed())})\\.?\\s{1,3}(?:[A-Z]\\.?\\s{1,3})?([A-Z][A-Za-z'-]{2,24})`;

/** Lower-case surnames that follow a police rank on a page or in a file name. */
export function findOfficerNames(documents: readonly SourceDocument[]): Set<string> {
  const names = new Set<string>();
  const pattern = new RegExp(OFFICER, "g");
  for (const { fileName, pages } of documents)
    for (const text of [fileName.replace(/[-_]+/g, " "), ...pages.map((page) => page.text)])
      for (const match of text.matchAll(pattern)) names.add((match[1] ?? "").toLowerCase());
  return names;
}

/** What only the police say on a recording. */
const POLICE_LINE =
  /\byou have the right to remain silent\b|\byou do not have to say anything\b|\bhands behind your back\b|\bstep out of the (?:car|vehicle|truck|van)\b|\blicen[cs]e and (?:registration|insurance|proof)\b|\byou(?:'re| are) (?:under arrest|being detained)\b|\bwhy (?:i|we) (?:stopped|pulled) you\b|\b(?:i'm|this is|my name is) (?:officer|deputy|trooper|detective|sergeant)\b/;

/** Lower-case surnames of speakers whose own lines show that they are police: a transcript may label them by surname alone. */
export function findPoliceSpeakers(documents: readonly CaseDocument[]): string[] {
  return documents.flatMap(({ sentences }) =>
    sentences.flatMap(({ speaker, plain }) =>
      speaker !== null && POLICE_LINE.test(plain) ? (/[a-z'-]{3,}$/.exec(speaker.toLowerCase())?.[0] ?? []) : [],
    ),
  );
}

/** True when the speaker of a transcript line is police. */
export function isOfficerSpeaking(sentence: CaseSentence, officerNames: ReadonlySet<string>): boolean {
  const speaker = sentence.speaker?.toLowerCase();
  if (speaker === undefined) return false;
  if (
    /^(?:q|ofc|officer|ptl|dep|deputy|det|detective|sgt|sergeant|cpl|trooper|tpr|pc|dc|ds|interviewer)\b/.test(speaker)
  ) {
    return true;
  }
  return speaker.split(/[^a-z'-]+/).some((word) => officerNames.has(word));
}
