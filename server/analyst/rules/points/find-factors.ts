import type { OffenceClass } from "#lib/domain/findings.ts";
import {
  citationsOf,
  type ProposedCitation,
  type ProposedFactor,
  type ProposedFinding,
  type ProposedLegalPoint,
} from "../../findings.ts";
import type { CompiledFactor } from "../../knowledge/compile/factors.ts";
import compiled from "../../knowledge/generated/factors.json" with { type: "json" };
import { isRetelling } from "../../text/is-retelling.ts";
import type { CaseDates } from "../../text/case-dates.ts";
import { citeSentence, type CaseDocument, type CaseSentence, type CaseText } from "../../text/case-text.ts";
import { citeHits, type Hit } from "../matching/cite-hits.ts";
import type { Contradiction } from "../contradictions/contradiction.ts";
import { createMatcher } from "../matching/match.ts";
import type { Sequences } from "../sequences/sequences.ts";
import { speaksAgainst } from "./speaks-against.ts";
import { vocabularyPattern } from "../matching/vocabulary.ts";

const FACTORS = (compiled as readonly CompiledFactor[]).map((factor) => ({
  factor,
  match: factor.match === undefined ? null : createMatcher(factor.match),
  answer: factor.answeredBy === undefined ? null : new RegExp(factor.answeredBy),
}));
const LAST_CALIBRATION = vocabularyPattern("last-calibration");

/** A factor that something else than words shows, with its quotes. Texts given here replace the factor's own. */
type ShownFactor = {
  readonly id: string;
  readonly citations: readonly ProposedCitation[];
  readonly text?: string;
  readonly detail?: string;
};

type Sources = {
  readonly caseText: CaseText;
  readonly offence: OffenceClass;
  readonly dates: CaseDates;
  readonly sequences: Sequences;
  readonly contradictions: readonly Contradiction[];
};

/** The weight is that of the knowledge, whatever shows the factor and however often: one act counts once. */
function makeFactor({ id, citations, text, detail }: ShownFactor): ProposedFactor {
  const factor = FACTORS.find((each) => each.factor.id === id)?.factor;
  if (factor === undefined) throw new Error(`There is no factor "${id}" in the knowledge.`);
  return {
    kind: "factor",
    ruleId: `factor.${id}`,
    engine: "offline",
    text: text ?? factor.text,
    detail: detail ?? factor.detail,
    weight: factor.weight,
    isTentative: factor.isTentative,
    citations,
  };
}

function sequenceFactors({ custody, counsel }: Sequences): ShownFactor[] {
  const factors: ShownFactor[] = [];
  // In a narrative it cannot be told who asked whom; a recording names the speaker.
  const advised = custody.flatMap(({ question, advice, minutes }) =>
    advice === null || question.speaker === null ? [] : [{ question, advice, minutes }],
  );
  // That no page shows rights at all is asked as an issue: the page that shows them may not be in the file.
  const first = advised.find(({ minutes }) => minutes !== null) ?? advised[0];
  if (first !== undefined) {
    const { question, advice, minutes } = first;
    factors.push({
      id: "rights-after-questioning",
      citations: [question, advice].map((sentence) => citeSentence(sentence)),
      ...(minutes === null
        ? {}
        : { text: `Questioned in custody ${minutes} minute${minutes === 1 ? "" : "s"} before rights were read` }),
    });
  }
  const asked = counsel.find(({ question }) => question.speaker !== null);
  if (asked !== undefined)
    factors.push({
      id: "questions-after-counsel",
      citations: [citeSentence(asked.request), citeSentence(asked.question)],
    });
  return factors;
}

/** Calibration older than this at the incident is named with its age; the period allowed differs by place and is not asserted. */
const OLD_CALIBRATION_DAYS = 365;
const DAYS_PER_MONTH = 30.44;

function calibrationFactor({ caseText, dates }: Sources): ShownFactor[] {
  const { incidentDay } = dates;
  if (incidentDay === null) return [];
  for (const sentence of caseText.accounts) {
    if (!LAST_CALIBRATION.test(sentence.plain)) continue;
    const last = dates.bySentence.get(sentence)?.[0];
    if (last === undefined || incidentDay - last.day <= OLD_CALIBRATION_DAYS) continue;
    const months = Math.round((incidentDay - last.day) / DAYS_PER_MONTH);
    return [
      {
        id: "calibration-absent",
        text: `Last calibration ${months} months before the test`,
        detail: "Check the allowed calibration interval and the certificate.",
        citations: [citeSentence(sentence)],
      },
    ];
  }
  return [];
}

/** Sentences of a long file that are compared; the best of them are quoted. */
const HITS_PER_FACTOR = 40;

/** The papers from which a factor may be taken: the first-hand ones alone, where the file has them. */
function papersOf(
  { documents }: CaseText,
  { isNotRetold, onlyIn, firstHandIn }: CompiledFactor,
): ReadonlySet<CaseDocument> {
  const allowed = documents.filter(
    (document) => onlyIn?.includes(document.kind) !== false && !(isNotRetold === true && isRetelling(document)),
  );
  const firstHand = allowed.filter(({ kind, isEvidence }) => isEvidence && firstHandIn?.includes(kind) === true);
  return new Set(firstHand.length > 0 ? firstHand : allowed);
}

const AS_CLIENT = vocabularyPattern("role-client");

/** "Dale is excluded as the source", where Dale is the client: of whom else the laboratory says so it does not help. */
function namesClient(words: string, { document }: CaseSentence): boolean {
  return (
    AS_CLIENT.test(words) || (words.match(/[a-z'-]{3,}/g) ?? []).some((word) => document.parties.get(word) === "client")
  );
}

/** Whether a sentence takes the point away. What the laboratory found of somebody else than the client does not. */
function isAnswer(
  sentence: CaseSentence,
  { factor, match, answer }: { factor: CompiledFactor; match: ReturnType<typeof createMatcher>; answer: RegExp },
): boolean {
  if (!answer.test(sentence.plain)) return false;
  return factor.namesClient !== true || (namesClient(sentence.plain, sentence) && match(sentence) === null);
}

function findHits(caseText: CaseText, match: ReturnType<typeof createMatcher>, factor: CompiledFactor): Hit[] {
  const hits: Hit[] = [];
  const papers = papersOf(caseText, factor);
  for (const sentence of caseText.accounts) {
    if (!papers.has(sentence.document)) continue;
    const found = match(sentence);
    if (found === null || (factor.namesClient === true && !namesClient(found.words, sentence))) continue;
    if (factor.isAgainstClient === true && !speaksAgainst(sentence)) continue;
    // A rule of words gains with the part of the sentence it covers; short, direct lines make the better quote.
    const strength = found.words.length / Math.max(40, sentence.plain.length);
    hits.push({ sentence, at: found.at, strength });
    if (hits.length >= HITS_PER_FACTOR) break;
  }
  return hits;
}

/**
 * Signed factors and, for those against the client, the matching weaknesses. One factor per id, with the strongest quote, or the
 * two that make it together.
 */
export function findFactors(sources: Sources): ProposedFinding[] {
  const { caseText, offence, contradictions } = sources;
  const factors: ProposedFactor[] = [];
  const weaknesses: ProposedLegalPoint[] = [];
  const isNew = (id: string): boolean => !factors.some(({ ruleId }) => ruleId === `factor.${id}`);
  for (const shown of [...sequenceFactors(sources.sequences), ...calibrationFactor(sources)])
    factors.push(makeFactor(shown));
  for (const { finding, factor, factorText } of contradictions) {
    if (factor === null || !isNew(factor) || !fitsOffence(factor, offence)) continue;
    factors.push(makeFactor({ id: factor, text: factorText, detail: finding.detail, citations: citationsOf(finding) }));
  }
  for (const { factor, match, answer } of FACTORS) {
    if (match === null || !fitsOffence(factor.id, offence) || !isNew(factor.id)) continue;
    const hits = findHits(caseText, match, factor);
    if (hits.length === 0) continue;
    if (answer !== null && caseText.accounts.some((sentence) => isAnswer(sentence, { factor, match, answer })))
      continue;
    // One quote that carries the claim alone: each further one may be of somebody or something else.
    const citations = citeHits(hits, 1);
    factors.push(makeFactor({ id: factor.id, citations }));
    if (factor.weakness !== undefined) {
      const { weakness: text, detail } = factor;
      const ruleId = `weakness.${factor.id}`;
      weaknesses.push({ kind: "weakness", ruleId, engine: "offline", text, detail, citations });
    }
  }
  const isContradicted = contradictedIn(factors, contradictions);
  const standing = factors.filter((factor) => !isContradicted(factor));
  standing.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || a.ruleId.localeCompare(b.ruleId));
  const counted = countActsOnce(standing);
  const isCounted = ({ ruleId }: ProposedLegalPoint) =>
    counted.some((factor) => factor.ruleId === ruleId.replace(/^weakness/, "factor"));
  return [...counted, ...weaknesses.filter(isCounted)];
}

/** Unsteady feet matter to a charge of driving, not to one of arson, whatever shows them. */
function fitsOffence(id: string, offence: OffenceClass): boolean {
  return FACTORS.find(({ factor }) => factor.id === id)?.factor.in?.includes(offence) !== false;
}

/** Which factors another paper denies: one of the opposite sense is shown, or two papers differ on the point. */
function contradictedIn(
  factors: readonly ProposedFactor[],
  contradictions: readonly Contradiction[],
): (factor: ProposedFactor) => boolean {
  const shown = new Set(factors.map(({ ruleId }) => ruleId.replace(/^factor\./, "")));
  for (const { finding } of contradictions) shown.add(finding.ruleId.split(".")[1] ?? "");
  return ({ ruleId }) => {
    const own = FACTORS.find(({ factor }) => `factor.${factor.id}` === ruleId)?.factor.contradictedBy;
    return own?.some((id) => shown.has(id)) === true;
  };
}

/**
 * The factors without those that rest on nothing but the quotes of a stronger one of the same sign: they tell the same act
 * again. Strongest first.
 */
function countActsOnce(factors: readonly ProposedFactor[]): ProposedFactor[] {
  const told = { helps: new Set<string>(), hurts: new Set<string>() };
  return factors.filter(({ weight, citations }) => {
    const places = citations.map((citation) => JSON.stringify(citation));
    const before = weight > 0 ? told.helps : told.hurts;
    const isTold = places.every((place) => before.has(place));
    for (const place of places) before.add(place);
    return !isTold;
  });
}
