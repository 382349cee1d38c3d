import type { OffenceClass } from "#lib/domain/findings.ts";
import type { ProposedLegalPoint } from "../findings.ts";
import type { CompiledIssue, SequenceName } from "../knowledge/compile/issues.ts";
import compiled from "../knowledge/generated/issues.json" with { type: "json" };
import type { CaseText } from "../text/case-text.ts";
import { citeHits, type Hit } from "./cite-hits.ts";
import { isNegatedAt } from "./cue-pattern.ts";
import { cuePatternOf, findMeetings, isLayPaper, type CuePattern } from "./find-cue.ts";
import type { ShownFactor } from "./find-factors.ts";
import type { Sequences } from "./sequences.ts";

const ISSUES = (compiled as readonly CompiledIssue[]).map((issue) => ({
  issue,
  unless: issue.unless === undefined ? null : new RegExp(issue.unless),
  cues: issue.cues.map(cuePatternOf),
}));

/** An issue is raised from this sum of the weights of its distinct cues. */
const RAISE_AT = 2;
const HITS_PER_CUE = 6;
/** Characters. In a longer run words meet by chance. */
const WIDE_SENTENCE = 320;

/** A heading names a thing and says nothing about it: cited only when there is no sentence. */
function isHeading(text: string): boolean {
  return text.length < 50 && !/[a-z\d]/.test(text);
}

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

function phraseHits(caseText: CaseText, cue: CuePattern, isMeant: (sentence: Hit["sentence"], at: number) => boolean) {
  const hits: Hit[] = [];
  for (const sentence of caseText.evidence) {
    const at = cue.first.exec(sentence.plain)?.index;
    if (at === undefined || !isMeant(sentence, at)) continue;
    hits.push({ sentence, at, strength: isHeading(sentence.text) ? 0.5 : cue.weight });
    if (hits.length >= HITS_PER_CUE) break;
  }
  return hits;
}

/**
 * Issues with their possible defense and next step, each citing the same quotes. Strongest first. `factors` are those of the
 * issues that more than wide groups of words raised.
 */
export function findIssues(
  caseText: CaseText,
  offence: OffenceClass,
  sequences: Sequences,
): { readonly findings: readonly ProposedLegalPoint[]; readonly factors: readonly ShownFactor[] } {
  const raised: { points: number; findings: ProposedLegalPoint[] }[] = [];
  const factors: ShownFactor[] = [];
  for (const { issue, cues, unless } of ISSUES) {
    if (issue.in?.includes(offence) === false) continue;
    const fromSequence = sequenceHits(issue, sequences);
    const hits: Hit[] = [...fromSequence];
    let points = fromSequence.length > 0 ? 3 : 0;
    const isLayOnly = issue.layOnlyIn?.includes(offence) === true;
    const isMeant = (sentence: Hit["sentence"], at: number): boolean =>
      unless?.test(sentence.plain) !== true &&
      (!isLayOnly || isLayPaper(sentence)) &&
      (issue.acceptsDenied === true || !isNegatedAt(sentence.plain, at));
    for (const cue of cues.filter(({ wide }) => wide !== true)) {
      const found = cue.isPhrase ? phraseHits(caseText, cue, isMeant) : findMeetings(caseText, cue, HITS_PER_CUE);
      hits.push(...found);
      if (found.length > 0) points += cue.weight;
    }
    // The wider groups speak where the narrow words are silent; they would only blur the quotes of what stands already.
    const isWide = points < RAISE_AT;
    for (const cue of cues.filter(({ wide }) => wide === true && isWide && issue.notIn?.includes(offence) !== true)) {
      const found = findMeetings(caseText, cue, HITS_PER_CUE).filter(
        ({ sentence }) => unless?.test(sentence.plain) !== true && sentence.plain.length <= WIDE_SENTENCE,
      );
      hits.push(...found);
      if (found.length > 0) points += cue.weight;
    }
    if (points < RAISE_AT) continue;
    // A strong order of events is quoted alone: weaker words beside it would only blur the point.
    const citations = citeHits(fromSequence.length > 0 ? fromSequence : hits);
    const { id, question, why, action, defense, factor } = issue;
    if (factor !== undefined && !isWide) factors.push({ id: factor, citations });
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
