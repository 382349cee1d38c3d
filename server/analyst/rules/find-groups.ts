import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { isOfficerSpeaking } from "../text/officer-names.ts";
import type { DocumentKind } from "../text/document-kind.ts";
import type { Hit } from "./cite-hits.ts";
import type { GroupCue } from "./tables/word-groups.ts";

export type CompiledGroups = Omit<GroupCue, "all" | "none"> & {
  readonly all: readonly RegExp[];
  readonly none: RegExp | null;
};

const WITNESS_KINDS: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  "witness-statement",
  "emergency-call",
  "medical-record",
  "unknown",
]);

/** True for statements, calls, medical records and letters. */
export function isLayPaper({ document }: CaseSentence): boolean {
  return WITNESS_KINDS.has(document.kind);
}

/** True when a lay person tells it: in a statement, or as a speaker of a transcript who is no officer. */
function isWitnessTelling(sentence: CaseSentence, officerNames: ReadonlySet<string>): boolean {
  if (WITNESS_KINDS.has(sentence.document.kind)) return true;
  // Whom a camera records in a stop is the client more often than a witness.
  const isInterview = sentence.speaker !== null && sentence.document.kind !== "camera-transcript";
  return isInterview && !isOfficerSpeaking(sentence, officerNames);
}

/** Sentences, at most `limit`, in which every group of words stands, or in which they do together with the next one. */
export function findGroups(caseText: CaseText, cue: CompiledGroups, limit: number): Hit[] {
  const hits: Hit[] = [];
  for (const sentence of caseText.evidence) {
    if (hits.length >= limit) break;
    const [first, ...others] = cue.all;
    if (first === undefined) continue;
    const next = cue.span === 2 ? sentence.document.sentences[sentence.order + 1] : undefined;
    const isNear = next?.pageNumber === sentence.pageNumber && next.paragraph === sentence.paragraph;
    const text = isNear ? `${sentence.plain} ${next.plain}` : sentence.plain;
    const at = first.exec(text)?.index;
    if (at === undefined || !others.every((group) => group.test(text)) || cue.none?.test(text) === true) continue;
    if (cue.by !== undefined && isWitnessTelling(sentence, caseText.officerNames) !== (cue.by === "witness")) continue;
    const beyond = at - sentence.plain.length - 1;
    hits.push(
      beyond >= 0 && isNear
        ? { sentence: next, at: beyond, strength: cue.weight }
        : { sentence, at, strength: cue.weight },
    );
  }
  return hits;
}
