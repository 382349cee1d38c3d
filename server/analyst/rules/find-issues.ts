import type { OffenceClass } from "#lib/domain/findings.ts";
import type { ProposedLegalPoint } from "../findings.ts";
import type { CaseSentence, CaseText } from "../text/case-text.ts";
import { cuePattern, isNegatedAt } from "./cue-pattern.ts";
import { findGroups, isLayPaper, type CompiledGroups } from "./find-groups.ts";
import type { CounselSequence, CustodySequence, findUnadvisedStatements, StorageGap } from "./find-sequences.ts";
import type { IssueId } from "./issue-rule.ts";
import { citeHits, type Hit } from "./cite-hits.ts";
import { ENGLAND_AND_WALES_CUES } from "./tables/england-and-wales.ts";
import { US_ISSUE_RULES } from "./tables/us.ts";
import { WIDE_CUES } from "./tables/wide-cues.ts";
import { GROUP_CUES } from "./tables/word-groups.ts";
import type { GroupCue } from "./tables/word-groups.ts";

const compileGroups = (cue: GroupCue): CompiledGroups => ({
  ...cue,
  all: cue.all.map(cuePattern),
  none: cue.none === undefined ? null : cuePattern(cue.none),
});

const COMPILED = US_ISSUE_RULES.map((rule) => ({
  rule,
  unless: rule.unless === undefined ? null : cuePattern(rule.unless),
  cues: [...rule.cues, ...(ENGLAND_AND_WALES_CUES[rule.id] ?? [])].map((cue) => ({
    weight: cue.weight,
    pattern: cuePattern(cue.words),
  })),
  groups: (GROUP_CUES[rule.id] ?? []).map(compileGroups),
  wide: (WIDE_CUES[rule.id] ?? []).map(compileGroups),
}));

/** A rule is raised from this sum of the weights of its distinct cues. */
const RAISE_AT = 2;
const HITS_PER_CUE = 6;
/** Where nobody asks who it was, the words of an identification are about something else. */
const WIDE_EXCEPT: Readonly<Partial<Record<IssueId, readonly OffenceClass[]>>> = {
  identification: ["dui", "traffic", "drugs", "fraud"],
};
/** Characters. In a longer run words meet by chance. */
const WIDE_SENTENCE = 320;

type Sequences = {
  readonly custody: readonly CustodySequence[];
  readonly counsel: readonly CounselSequence[];
  readonly storage: readonly StorageGap[];
  readonly long: readonly CaseSentence[];
  readonly unadvised: ReturnType<typeof findUnadvisedStatements>;
};

/** A heading names a thing and says nothing about it: cited only when there is no sentence. */
function isHeading(text: string): boolean {
  return text.length < 50 && !/[a-z\d]/.test(text);
}

function sequenceHits(id: IssueId, sequences: Sequences): Hit[] {
  if (id === "custody-chain")
    return sequences.storage.flatMap(({ taken, lodged }) => [
      { sentence: lodged, at: 0, strength: 5 },
      { sentence: taken, at: 0, strength: 4 },
    ]);
  if (id === "voluntariness") return sequences.long.map((sentence) => ({ sentence, at: 0, strength: 5 }));
  if (id === "miranda" && sequences.custody.length === 0)
    return sequences.unadvised.flatMap(({ custody, statement }) => [
      { sentence: statement, at: 0, strength: 5 },
      { sentence: custody, at: 0, strength: 3 },
    ]);
  if (id === "miranda") {
    return sequences.custody.flatMap((sequence) => [
      { sentence: sequence.question, at: 0, strength: 5 },
      ...(sequence.advice === null ? [] : [{ sentence: sequence.advice, at: 0, strength: 4 }]),
      { sentence: sequence.custody, at: 0, strength: 3 },
    ]);
  }
  if (id === "counsel") {
    return sequences.counsel.flatMap((sequence) => [
      { sentence: sequence.request, at: 0, strength: 5 },
      { sentence: sequence.question, at: 0, strength: 4 },
    ]);
  }
  return [];
}

/**
 * Issues with their possible defence and next step, each citing the same quotes. Strongest first. `wideOnly` are those that
 * only the wider groups of words raised: good enough for a question, not for a number.
 */
export function findIssues(
  caseText: CaseText,
  offence: OffenceClass,
  sequences: Sequences,
): { readonly findings: readonly ProposedLegalPoint[]; readonly wideOnly: ReadonlySet<string> } {
  const raised: { points: number; findings: ProposedLegalPoint[] }[] = [];
  const wideOnly = new Set<string>();
  for (const { rule, cues, groups, wide, unless } of COMPILED) {
    if (rule.offences !== undefined && !rule.offences.includes(offence)) continue;
    const fromSequence = sequenceHits(rule.id, sequences);
    const hits: Hit[] = [...fromSequence];
    let points = fromSequence.length > 0 ? 3 : 0;
    for (const cue of cues) {
      let count = 0;
      for (const sentence of caseText.evidence) {
        const match = cue.pattern.exec(sentence.plain);
        if (match === null) continue;
        if (unless?.test(sentence.plain) === true) continue;
        if (rule.layOnlyFor?.includes(offence) === true && !isLayPaper(sentence)) continue;
        if (rule.acceptsNegation !== true && isNegatedAt(sentence.plain, match.index)) continue;
        hits.push({ sentence, at: match.index, strength: isHeading(sentence.text) ? 0.5 : cue.weight });
        count += 1;
        if (count >= HITS_PER_CUE) break;
      }
      if (count > 0) points += cue.weight;
    }
    for (const cue of groups) {
      const found = findGroups(caseText, cue, HITS_PER_CUE);
      hits.push(...found);
      if (found.length > 0) points += cue.weight;
    }
    // The wider groups speak where the narrow words are silent; they would only blur the quotes of what stands already.
    const isWide = points < RAISE_AT;
    for (const cue of isWide && WIDE_EXCEPT[rule.id]?.includes(offence) !== true ? wide : []) {
      const found = findGroups(caseText, cue, HITS_PER_CUE).filter(
        ({ sentence }) => unless?.test(sentence.plain) !== true && sentence.plain.length <= WIDE_SENTENCE,
      );
      hits.push(...found);
      if (found.length > 0) points += cue.weight;
    }
    if (points < RAISE_AT) continue;
    if (isWide) wideOnly.add(`issue.${rule.id}`);
    // A strong order of events is quoted alone: weaker words beside it would only blur the point.
    const citations = citeHits(fromSequence.length > 0 ? fromSequence : hits);
    const { id, text, detail, action, defense } = rule;
    const made = { engine: "offline", citations } as const;
    const findings: ProposedLegalPoint[] = [
      { ...made, kind: "issue", ruleId: `issue.${id}`, text, detail },
      { ...made, kind: "action", ruleId: `action.${id}`, ...action },
    ];
    if (defense !== null) findings.push({ ...made, kind: "defense", ruleId: `defense.${id}`, ...defense });
    raised.push({ points, findings });
  }
  raised.sort((a, b) => b.points - a.points);
  return { findings: raised.flatMap((entry) => entry.findings), wideOnly };
}
