import type { OffenceClass } from "#lib/domain/findings.ts";
import type { ProposedLegalPoint } from "../findings.ts";
import type { CompiledIssue, SequenceName } from "../knowledge/compile/issues.ts";
import compiled from "../knowledge/generated/issues.json" with { type: "json" };
import { contextsOf, type Range } from "../text/assertion.ts";
import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { citeHits, type Hit } from "./cite-hits.ts";
import { cuePatternOf, findCue, isLayPaper, type CuePattern } from "./find-cue.ts";
import type { ShownFactor } from "./find-factors.ts";
import type { Sequences } from "./sequences.ts";

/** The issues of the knowledge with their expressions made. */
export const ISSUES = (compiled as readonly CompiledIssue[]).map((issue) => ({
  issue,
  accepted: new Set(issue.accepts),
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

/** Each cue of the issue that the file holds, with its places. */
export function findCuesOf(
  { issue, accepted, cues, unless }: (typeof ISSUES)[number],
  caseText: CaseText,
  offence: OffenceClass,
): { readonly cue: CuePattern; readonly hits: readonly Hit[] }[] {
  const isLayOnly = issue.layOnlyIn?.includes(offence) === true;
  const isMeant = (sentence: CaseSentence, point: Range): boolean =>
    unless?.test(sentence.plain) !== true &&
    (!isLayOnly || isLayPaper(sentence)) &&
    contextsOf(sentence.plain, point).isSubsetOf(accepted);
  return cues
    .filter(({ notIn }) => notIn?.includes(offence) !== true)
    .map((cue) => ({ cue, hits: findCue(caseText, cue, isMeant) }))
    .filter(({ hits }) => hits.length > 0);
}

/**
 * Issues with their possible defense and next step, each citing the same quotes. Strongest first. `factors` are those of the
 * issues that a sequence or phrases raise: words that meet are good enough for a question, not for a number.
 */
export function findIssues(
  caseText: CaseText,
  offence: OffenceClass,
  sequences: Sequences,
): { readonly findings: readonly ProposedLegalPoint[]; readonly factors: readonly ShownFactor[] } {
  const raised: { points: number; findings: ProposedLegalPoint[] }[] = [];
  const factors: ShownFactor[] = [];
  for (const pattern of ISSUES) {
    const { issue } = pattern;
    if (issue.in?.includes(offence) === false) continue;
    const fromSequence = sequenceHits(issue, sequences);
    const found = findCuesOf(pattern, caseText, offence);
    const sequencePoints = fromSequence.length > 0 ? SEQUENCE_POINTS : 0;
    const points = found.reduce((sum, { cue }) => sum + cue.weight, sequencePoints);
    const surePoints = found.reduce((sum, { cue }) => (cue.isPhrase ? sum + cue.weight : sum), sequencePoints);
    if (points < RAISE_AT) continue;
    // The quote must be the words that raise the issue: weaker ones beside them would only blur the point.
    const raising = found.some(({ cue }) => cue.weight >= RAISE_AT)
      ? found.filter(({ cue }) => cue.weight >= RAISE_AT)
      : found;
    const citations = citeHits(fromSequence.length > 0 ? fromSequence : raising.flatMap(({ hits }) => hits));
    const { id, question, why, action, defense, factor } = issue;
    if (factor !== undefined && surePoints >= RAISE_AT) factors.push({ id: factor, citations });
    const made = { engine: "offline", citations } as const;
    const findings: ProposedLegalPoint[] = [
      { ...made, kind: "issue", ruleId: `issue.${id}`, text: question, detail: why },
      { ...made, kind: "action", ruleId: `action.${id}`, ...action },
    ];
    if (defense !== undefined) findings.push({ ...made, kind: "defense", ruleId: `defense.${id}`, ...defense });
    raised.push({ points, findings });
  }
  raised.sort((a, b) => b.points - a.points);
  return { findings: raised.flatMap((entry) => entry.findings), factors };
}
