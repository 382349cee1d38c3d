import type { OffenceClass } from "#lib/domain/findings.ts";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import type { ProposedLegalPoint } from "../findings.ts";
import type { CompiledIssue, SequenceName } from "../knowledge/compile/issues.ts";
import compiled from "../knowledge/generated/issues.json" with { type: "json" };
import type { Range } from "../text/assertion.ts";
import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { citeHits, type Hit } from "./cite-hits.ts";
import { cuePatternOf, findCue, isLayPaper, type CuePattern } from "./find-cue.ts";
import { isMeant } from "./is-meant.ts";
import type { Sequences } from "./sequences.ts";

/** The issues of the knowledge with their expressions made. */
export const ISSUES = (compiled as readonly CompiledIssue[]).map((issue) => ({
  issue,
  unless: issue.unless === undefined ? null : new RegExp(issue.unless),
  cues: issue.cues.map(cuePatternOf),
}));

/** An issue is raised from this sum of the weights of its distinct cues. */
const RAISE_AT = 2;
const SEQUENCE_POINTS = 3;

const SEQUENCE_HITS: Readonly<Record<SequenceName, (sequences: Sequences) => Hit[]>> = {
  "questions-in-custody": ({ custody }) =>
    custody.flatMap((sequence) => [
      { sentence: sequence.question, at: 0, strength: 5 },
      ...(sequence.advice === null ? [] : [{ sentence: sequence.advice, at: 0, strength: 4 }]),
      { sentence: sequence.custody, at: 0, strength: 3 },
    ]),
  "unadvised-statement": ({ unadvised }) =>
    unadvised.flatMap(({ custody, statement }) => [
      { sentence: statement, at: 0, strength: 5 },
      { sentence: custody, at: 0, strength: 3 },
    ]),
  "questions-after-request-for-lawyer": ({ counsel }) =>
    counsel.flatMap(({ request, question }) => [
      { sentence: request, at: 0, strength: 5 },
      { sentence: question, at: 0, strength: 4 },
    ]),
  "late-lodging": ({ storage }) =>
    storage.flatMap(({ taken, lodged }) => [
      { sentence: lodged, at: 0, strength: 5 },
      { sentence: taken, at: 0, strength: 4 },
    ]),
  "long-interview": ({ long }) => long.map((sentence) => ({ sentence, at: 0, strength: 5 })),
};

/** The hits of the first of the issue's sequences that the file holds. */
function sequenceHits({ raisedBy = [] }: CompiledIssue, sequences: Sequences): Hit[] {
  for (const name of raisedBy) {
    const hits = SEQUENCE_HITS[name](sequences);
    if (hits.length > 0) return hits;
  }
  return [];
}

/** What decides which words and which texts a file is read with. */
export type CaseClass = { readonly offence: OffenceClass; readonly law: LegalSystem };

/** Each cue of the issue that the file holds, with its places. */
export function findCuesOf(
  { issue, cues, unless }: (typeof ISSUES)[number],
  caseText: CaseText,
  { offence, law }: CaseClass,
): { readonly cue: CuePattern; readonly hits: readonly Hit[] }[] {
  const isLayOnly = issue.layOnlyIn?.includes(offence) === true;
  const counts = (sentence: CaseSentence, point: Range): boolean =>
    unless?.test(sentence.plain) !== true &&
    (!isLayOnly || isLayPaper(sentence)) &&
    isMeant(sentence, point, issue.accepts);
  return cues
    .filter((cue) => cue.notIn?.includes(offence) !== true && (cue.law ?? law) === law)
    .map((cue) => ({ cue, hits: findCue(caseText, cue, counts) }))
    .filter(({ hits }) => hits.length > 0);
}

/** The texts of the issue in the words of the legal system. */
function textsOf(
  { question, why, action, defense, englandAndWales }: CompiledIssue,
  law: LegalSystem,
): Pick<CompiledIssue, "question" | "why" | "action" | "defense"> {
  return { question, why, action, defense, ...(law === "england-and-wales" ? englandAndWales : {}) };
}

type FoundCue = ReturnType<typeof findCuesOf>[number];

/** The next step that the strongest quote calls for, with the quotes that call for it. */
function stepOf(found: readonly FoundCue[], usual: CompiledIssue["action"]) {
  const strengthOf = ({ hits }: FoundCue) => Math.max(...hits.map(({ strength }) => strength));
  const [strongest] = found.toSorted((a, b) => strengthOf(b) - strengthOf(a));
  const action = strongest?.cue.action;
  const hits = found.filter(({ cue }) => cue.action?.text === action?.text).flatMap(({ hits }) => hits);
  return { ...(action ?? usual), citations: citeHits(hits) };
}

/** Issues with their possible defense and next step, each citing the same quotes. Strongest first. */
export function findIssues(
  caseText: CaseText,
  caseClass: CaseClass,
  sequences: Sequences,
): readonly ProposedLegalPoint[] {
  const raised: { points: number; findings: ProposedLegalPoint[] }[] = [];
  for (const pattern of ISSUES) {
    const { issue } = pattern;
    if (issue.in?.includes(caseClass.offence) === false) continue;
    const fromSequence = sequenceHits(issue, sequences);
    const found = findCuesOf(pattern, caseText, caseClass);
    const sequencePoints = fromSequence.length > 0 ? SEQUENCE_POINTS : 0;
    const points = found.reduce((sum, { cue }) => sum + cue.weight, sequencePoints);
    if (points < RAISE_AT) continue;
    // The quote must be the words that raise the issue: weaker ones beside them would only blur the point.
    const raising = found.some(({ cue }) => cue.weight >= RAISE_AT)
      ? found.filter(({ cue }) => cue.weight >= RAISE_AT)
      : found;
    const citations = citeHits(fromSequence.length > 0 ? fromSequence : raising.flatMap(({ hits }) => hits));
    const { id } = issue;
    const { question, why, action, defense } = textsOf(issue, caseClass.law);
    const made = { engine: "offline", citations } as const;
    const step = fromSequence.length > 0 ? { ...action, citations } : stepOf(raising, action);
    const findings: ProposedLegalPoint[] = [
      { ...made, kind: "issue", ruleId: `issue.${id}`, text: question, detail: why },
      { ...made, kind: "action", ruleId: `action.${id}`, ...step },
    ];
    if (defense !== undefined) findings.push({ ...made, kind: "defense", ruleId: `defense.${id}`, ...defense });
    raised.push({ points, findings });
  }
  raised.sort((a, b) => b.points - a.points);
  return raised.flatMap((entry) => entry.findings);
}
