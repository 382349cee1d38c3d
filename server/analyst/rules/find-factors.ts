import type { OffenceClass } from "#lib/domain/findings.ts";
import {
  citationsOf,
  type ProposedCitation,
  type ProposedFactor,
  type ProposedFinding,
  type ProposedLegalPoint,
} from "../findings.ts";
import { citeSentence, type CaseText } from "../text/case-text.ts";
import type { CaseDates } from "../text/case-dates.ts";
import type { Contradiction } from "./contradiction.ts";
import { cuePattern, isNegatedAt } from "./cue-pattern.ts";
import type { CounselSequence, CustodySequence } from "./find-sequences.ts";
import { citeHits, type Hit } from "./cite-hits.ts";
import { FACTOR_RULES, FACTOR_WEIGHTS, type FactorId } from "./tables/factors.ts";

const COMPILED = FACTOR_RULES.map((rule) => ({
  rule,
  pattern: cuePattern(rule.words),
  unless: rule.unless === undefined ? null : cuePattern(rule.unless),
  needs: rule.needs === undefined ? null : cuePattern(rule.needs),
}));

const LAST_CALIBRATION = cuePattern(
  "(?:last|previous|prior|latest|date of) (?:\\w+ )?(?:cal\\.?|calibrat\\w+)|calibrated(?: on)?|calibration date",
);

type Sources = {
  readonly caseText: CaseText;
  readonly offence: OffenceClass;
  readonly dates: CaseDates;
  readonly custody: readonly CustodySequence[];
  readonly counsel: readonly CounselSequence[];
  readonly contradictions: readonly Contradiction[];
  readonly issues: readonly ProposedLegalPoint[];
};

/** Issues that are themselves a weakness of the other side's proof, once raised. */
const ISSUE_FACTORS: Readonly<Record<string, FactorId>> = {
  "issue.custody-chain": "custody-chain-break",
  "issue.recording-gap": "recording-missing",
  "issue.alibi": "alibi-supported",
};

function makeFactor(
  id: FactorId,
  text: string,
  detail: string,
  citations: readonly ProposedCitation[],
  weight: number = FACTOR_WEIGHTS[id],
): ProposedFactor {
  return { kind: "factor", ruleId: `factor.${id}`, engine: "offline", text, detail, weight, citations };
}

function sequenceFactors({ custody, counsel }: Sources): ProposedFactor[] {
  const factors: ProposedFactor[] = [];
  const first =
    custody.find((sequence) => sequence.minutes !== null) ??
    custody.find((sequence) => sequence.advice !== null) ??
    custody.find((sequence) => !sequence.areRightsMentioned);
  if (first !== undefined) {
    const text =
      first.advice === null
        ? "Questioned in custody; no page shows that rights were read"
        : first.minutes === null
          ? "Questioned in custody before rights were read"
          : `Questioned in custody ${first.minutes} minute${first.minutes === 1 ? "" : "s"} before rights were read`;
    const citations = [first.question, ...(first.advice === null ? [first.custody] : [first.advice])];
    factors.push(
      makeFactor(
        "rights-after-questioning",
        text,
        "Questions before arrest are a separate matter; only those after custody began are meant.",
        citations.map((sentence) => citeSentence(sentence)),
      ),
    );
  }
  const asked = counsel[0];
  if (asked !== undefined) {
    factors.push(
      makeFactor(
        "questions-after-counsel",
        "Questions went on after a lawyer was asked for",
        "The words of the request and who spoke next are to be written out.",
        [citeSentence(asked.request), citeSentence(asked.question)],
      ),
    );
  }
  return factors;
}

/** Calibration older than this at the incident is named with its age; the period allowed differs by place and is not asserted. */
const OLD_CALIBRATION_DAYS = 365;

function calibrationFactor({ caseText, dates }: Sources): ProposedFactor[] {
  const { incidentDay } = dates;
  if (incidentDay === null) return [];
  for (const sentence of caseText.accounts) {
    if (!LAST_CALIBRATION.test(sentence.plain)) continue;
    const last = dates.bySentence.get(sentence)?.[0];
    if (last === undefined || incidentDay - last.day <= OLD_CALIBRATION_DAYS) continue;
    const months = Math.round((incidentDay - last.day) / 30.44);
    return [
      makeFactor(
        "calibration-absent",
        `Last calibration ${months} months before the test`,
        "The period allowed and the certificate are to be checked.",
        [citeSentence(sentence)],
      ),
    ];
  }
  return [];
}

/**
 * Signed factors and, for those against the client, the matching weaknesses. One factor per id, at most three quotes each.
 */
export function findFactors(sources: Sources): ProposedFinding[] {
  const { caseText, offence, contradictions } = sources;
  const factors = [...sequenceFactors(sources), ...calibrationFactor(sources)];
  const weaknesses: ProposedLegalPoint[] = [];
  for (const { finding, factor, factorText, isOfOne } of contradictions) {
    if (factor === null || factors.some((other) => other.ruleId === `factor.${factor}`)) continue;
    // Half of those whose sentences share few words are none: such a one weighs half.
    const weight = isOfOne ? FACTOR_WEIGHTS[factor] : Math.ceil(FACTOR_WEIGHTS[factor] / 2);
    factors.push(makeFactor(factor, factorText, finding.detail, citationsOf(finding), weight));
  }
  const fromIssues = (factors: readonly ProposedFactor[]) =>
    sources.issues.flatMap(({ ruleId, citations }) => {
      const rule = FACTOR_RULES.find(({ id }) => id === ISSUE_FACTORS[ruleId]);
      const isNew = rule !== undefined && !factors.some((factor) => factor.ruleId === `factor.${rule.id}`);
      return isNew ? [makeFactor(rule.id, rule.text, rule.detail, citations)] : [];
    });
  for (const { rule, pattern, unless, needs } of COMPILED) {
    if (rule.offences !== undefined && !rule.offences.includes(offence)) continue;
    if (factors.some((other) => other.ruleId === `factor.${rule.id}`)) continue;
    const hits: Hit[] = [];
    for (const sentence of caseText.accounts) {
      const match = pattern.exec(sentence.plain);
      if (match === null) continue;
      if (needs?.test(sentence.plain) === false || unless?.test(sentence.plain) === true) continue;
      if (rule.acceptsNegation !== true && isNegatedAt(sentence.plain, match.index)) continue;
      // A rule of words gains with the part of the sentence it covers; short, direct lines make the better quote.
      hits.push({ sentence, at: match.index, strength: match[0].length / Math.max(40, sentence.plain.length) });
      if (hits.length >= 8) break;
    }
    if (hits.length === 0) continue;
    const citations = citeHits(hits, 3);
    factors.push(makeFactor(rule.id, rule.text, rule.detail, citations));
    if (rule.weakness !== undefined) {
      weaknesses.push({
        kind: "weakness",
        ruleId: `weakness.${rule.id}`,
        engine: "offline",
        text: rule.weakness,
        detail: rule.detail,
        citations,
      });
    }
  }
  factors.push(...fromIssues(factors));
  factors.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return [...factors, ...weaknesses];
}
