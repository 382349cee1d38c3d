import type { OffenceClass } from "#lib/domain/findings.ts";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import type { ProposedCitation, ProposedLegalPoint } from "../../findings.ts";
import type { CompiledIssue, SequenceName } from "../../knowledge/compile/issues.ts";
import type { CompiledFactor } from "../../knowledge/compile/factors.ts";
import factors from "../../knowledge/generated/factors.json" with { type: "json" };
import compiled from "../../knowledge/generated/issues.json" with { type: "json" };
import { contextsOf, type Range } from "../../text/assertion.ts";
import { holds } from "../../text/remembered.ts";
import { citeSentence, type CaseSentence, type CaseText } from "../../text/case-text.ts";
import { isQuotedOn, voiceAt } from "../../text/experiencer.ts";
import { citeHits, type Hit } from "../matching/cite-hits.ts";
import type { Contradiction } from "../contradictions/contradiction.ts";
import { cuePatternOf, findCue, isLayPaper, type CuePattern } from "../matching/find-cue.ts";
import { rangeOf } from "../matching/is-asserted.ts";
import { isMeant, mayConcernClient } from "../matching/is-meant.ts";
import type { Sequences } from "../sequences/sequences.ts";
import { speaksAgainst } from "./speaks-against.ts";

/** The issues of the knowledge with their expressions made. */
export const ISSUES = (compiled as readonly CompiledIssue[]).map((issue) => ({
  issue,
  unless: issue.unless === undefined ? null : new RegExp(issue.unless),
  unlessNext: issue.unlessNext === undefined ? null : new RegExp(issue.unlessNext),
  notInFileWith: issue.notInFileWith && {
    any: new RegExp(issue.notInFileWith.any),
    unless: new RegExp(issue.notInFileWith.unless),
  },
  noDefenseIf: issue.noDefenseIf === undefined ? null : new RegExp(issue.noDefenseIf),
  cues: issue.cues.map(cuePatternOf),
}));

/** The issue that asks about what a factor shows, by the factor's id. */
const ISSUE_OF = new Map((factors as readonly CompiledFactor[]).map(({ id, issue }) => [id, issue]));

/** Quotes of one issue, each from another paper: every one must raise it alone. */
const QUOTES_PER_ISSUE = 2;

/** The sentences that make the first sequence of a kind together. */
const SEQUENCE: Readonly<Record<SequenceName, (sequences: Sequences) => readonly (CaseSentence | null)[]>> = {
  "questions-in-custody": ({ custody: [first] }) =>
    first === undefined ? [] : [first.question, first.advice, first.custody],
  "unadvised-statement": ({ unadvised: [first] }) => (first === undefined ? [] : [first.statement, first.custody]),
  "questions-after-request-for-lawyer": ({ counsel: [first] }) =>
    first === undefined ? [] : [first.request, first.question],
  "late-lodging": ({ storage: [first] }) => (first === undefined ? [] : [first.lodged, first.taken]),
};

/** The quotes of the first of the issue's sequences that the file holds. */
function citeSequence({ raisedBy = [] }: CompiledIssue, sequences: Sequences): ProposedCitation[] {
  for (const name of raisedBy) {
    const sentences = SEQUENCE[name](sequences).filter((sentence) => sentence !== null);
    if (sentences.length > 0) return [...new Set(sentences)].map((sentence) => citeSentence(sentence));
  }
  return [];
}

/** True when nothing stronger raises the issue than a statement in custody. */
function isOfUnadvised({ raisedBy = [] }: CompiledIssue, sequences: Sequences): boolean {
  return raisedBy.find((name) => SEQUENCE[name](sequences).length > 0) === "unadvised-statement";
}

/** Whether the words stand in one of the three sentences after it in its paragraph. */
function isFollowedBy(words: RegExp, { document, order, paragraph }: CaseSentence): boolean {
  return document.sentences
    .slice(order + 1, order + 4)
    .some((next) => next.paragraph === paragraph && words.test(next.plain));
}

/** What decides which words and which texts a file is read with. */
export type CaseClass = {
  readonly offence: OffenceClass;
  readonly law: LegalSystem;
  /** True for a case of another country, in which no act or case of `law` may be named. */
  readonly isElsewhere?: boolean;
};

/** Whether the file says something that leaves the issue without an object: a refused test has no result. */
function isOffBy(words: (typeof ISSUES)[number]["notInFileWith"], { accounts }: CaseText): boolean {
  if (words === undefined) return false;
  const says = (pattern: RegExp) =>
    accounts.some(({ plain }) => {
      const found = holds(plain, pattern) ? pattern.exec(plain) : null;
      return found !== null && contextsOf(plain, rangeOf(found), ["denied", "asked", "supposed"]).size === 0;
    });
  return says(words.any) && !says(words.unless);
}

/** Each cue of the issue that the file holds, with its places. */
export function findCuesOf(
  { issue, cues, unless, unlessNext }: (typeof ISSUES)[number],
  caseText: CaseText,
  { offence, law }: CaseClass,
): { readonly cue: CuePattern; readonly hits: readonly Hit[] }[] {
  const isLayOnly = issue.layOnlyIn?.includes(offence) === true;
  const counts = (sentence: CaseSentence, point: Range): boolean =>
    unless?.test(sentence.plain) !== true &&
    !(unlessNext !== null && isFollowedBy(unlessNext, sentence)) &&
    (!isLayOnly || isLayPaper(sentence)) &&
    isMeant(sentence, point, issue.accepts);
  return cues
    .filter((cue) => cue.notIn?.includes(offence) !== true && (cue.law ?? law) === law)
    .map((cue) => ({
      cue,
      hits: findCue(
        caseText,
        cue,
        cue.ofClient === true
          ? (sentence, point) => mayConcernClient(sentence, point) && counts(sentence, point)
          : counts,
      ),
    }))
    .filter(({ hits }) => hits.length > 0);
}

/** The texts of the issue in the words of the legal system. */
function textsOf(
  { question, why, action, defense, englandAndWales, elsewhere }: CompiledIssue,
  { law, isElsewhere }: CaseClass,
): Pick<CompiledIssue, "question" | "why" | "action" | "defense"> {
  const ofSystem = law === "england-and-wales" ? englandAndWales : {};
  return { question, why, action, defense, ...ofSystem, ...(isElsewhere === true ? elsewhere : {}) };
}

type FoundCue = ReturnType<typeof findCuesOf>[number];

/** The texts of the only cue that was found, if it has its own. */
function aloneOf(found: readonly FoundCue[]) {
  return found.length === 1 ? found[0]?.cue.alone : undefined;
}

function citeCues(found: readonly FoundCue[]): ProposedCitation[] {
  return citeHits(
    found.flatMap(({ hits }) => hits),
    QUOTES_PER_ISSUE,
  );
}

const speaksAgainstOf = ({ sentence }: Hit): boolean => speaksAgainst(sentence);

/** The cues from which a defense follows: none where each needs another, unless two papers differ on the point. */
function thoseThatOpen(found: readonly FoundCue[], isDisputed: boolean): readonly FoundCue[] {
  if (!isDisputed && !found.some(({ cue }) => cue.opensDefense === true)) return [];
  return found.filter(({ cue }) => cue.opensDefense !== false);
}

/** Whether the client says the words: in a paper or a line of his own, or quoted in the record of an interview. */
function isSaidByClient(words: RegExp, sentence: CaseSentence): boolean {
  const found = words.exec(sentence.plain);
  if (found === null || contextsOf(sentence.plain, rangeOf(found), ["denied", "asked", "supposed"]).size > 0)
    return false;
  const voice = voiceAt(sentence, found.index);
  const isOpen = sentence.plain.slice(0, found.index).split('"').length % 2 === 0;
  const isQuoted = isOpen || isQuotedOn(sentence, found.index);
  return voice === "client" || (voice === null && isQuoted && sentence.document.kind === "interview-record");
}

/** The next step that the strongest quote calls for, with the quotes that call for it. */
function stepOf(found: readonly FoundCue[], usual: CompiledIssue["action"]) {
  const strengthOf = ({ hits }: FoundCue) => Math.max(...hits.map(({ strength }) => strength));
  const [strongest] = found.toSorted((a, b) => strengthOf(b) - strengthOf(a));
  const action = strongest?.cue.action;
  return { ...(action ?? usual), citations: citeCues(found.filter(({ cue }) => cue.action?.text === action?.text)) };
}

/** Issues with their next step and, where their words open one, a possible defense, each with its quotes. Strongest first. */
export function findIssues(
  caseText: CaseText,
  caseClass: CaseClass,
  { sequences, contradictions }: { readonly sequences: Sequences; readonly contradictions: readonly Contradiction[] },
): readonly ProposedLegalPoint[] {
  const disputed = new Set(contradictions.flatMap(({ factor }) => ISSUE_OF.get(factor ?? "") ?? []));
  const raised: { sources: number; findings: ProposedLegalPoint[] }[] = [];
  for (const pattern of ISSUES) {
    const { issue } = pattern;
    if (issue.in?.includes(caseClass.offence) === false || isOffBy(pattern.notInFileWith, caseText)) continue;
    const fromSequence = citeSequence(issue, sequences);
    const shown = findCuesOf(pattern, caseText, caseClass)
      .map(({ cue, hits }) => ({ cue, hits: cue.isAgainstClient === true ? hits.filter(speaksAgainstOf) : hits }))
      .filter(({ hits }) => hits.length > 0);
    const found = shown.some(({ cue }) => cue.needsAnother !== true) ? shown : [];
    if (fromSequence.length === 0 && found.length === 0) continue;
    const citations = fromSequence.length > 0 ? fromSequence : citeCues(found);
    const { id } = issue;
    const usual = textsOf(issue, caseClass);
    const { question, why, defense } = (fromSequence.length === 0 ? aloneOf(found) : undefined) ?? usual;
    const { action } = usual;
    const made = { engine: "offline" } as const;
    const step = fromSequence.length > 0 ? { ...action, citations } : stepOf(found, action);
    const findings: ProposedLegalPoint[] = [
      { ...made, kind: "issue", ruleId: `issue.${id}`, text: question, detail: why, citations },
      { ...made, kind: "action", ruleId: `action.${id}`, ...step },
    ];
    // Words of somebody who was held, in a file that never speaks of rights, are a reason to look and no more.
    const isOpened = fromSequence.length > 0 && !isOfUnadvised(issue, sequences);
    const opening = isOpened ? citations : citeCues(thoseThatOpen(found, disputed.has(id)));
    const { noDefenseIf } = pattern;
    const isGivenUp = noDefenseIf !== null && caseText.accounts.some((one) => isSaidByClient(noDefenseIf, one));
    if (defense !== undefined && opening.length > 0 && !isGivenUp)
      findings.push({ ...made, kind: "defense", ruleId: `defense.${id}`, ...defense, citations: opening });
    raised.push({ sources: found.length + (fromSequence.length > 0 ? 2 : 0), findings });
  }
  raised.sort((a, b) => b.sources - a.sources);
  return withoutOpposed(raised.flatMap((entry) => entry.findings));
}

/** "It was not the client" goes with no "the client had to": a defense that another one would speak against is left out. */
function withoutOpposed(findings: readonly ProposedLegalPoint[]): ProposedLegalPoint[] {
  const shown = new Set(findings.map(({ ruleId }) => ruleId));
  const opposed = new Set(
    ISSUES.flatMap(({ issue: { id, noDefenseBeside = [] } }) =>
      noDefenseBeside.some((other) => shown.has(`defense.${other}`)) ? [`defense.${id}`] : [],
    ),
  );
  return findings.filter(({ ruleId }) => !opposed.has(ruleId));
}
