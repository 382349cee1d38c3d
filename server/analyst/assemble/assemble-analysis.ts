import { coverageOf, coverageShare } from "#lib/domain/coverage.ts";
import type { Coverage, FailedDocument } from "#lib/domain/coverage.ts";
import { estimateFee } from "#lib/domain/fee.ts";
import type { FeeEstimate, HoursByClass } from "#lib/domain/fee.ts";
import type { Engine } from "#lib/domain/findings.ts";
import { confidenceScore, scoreFromFactors } from "#lib/domain/score.ts";
import type { Score } from "#lib/domain/score.ts";
import { composeSummary } from "./compose-summary.ts";
import type { EngineOutput, ProposedCitation, ProposedFinding, VerifiedCitation } from "../findings.ts";
import type { ModelPart } from "../model/analyse-by-model.ts";
import { listPeople } from "../people/list-people.ts";
import type { ListedPerson } from "../people/list-people.ts";
import { createEvidenceCheck } from "../quotes/evidence-check.ts";
import { createVerifier } from "../quotes/verify-citations.ts";
import type { CaseReading } from "../read-case.ts";

/** A finding whose quotes were looked up. `verified` false: it stands under "Unverified" and moves no number. */
export type AssembledFinding = Omit<ProposedFinding, "citations"> & {
  readonly citations: readonly VerifiedCitation[];
  readonly verified: boolean;
  /** Quotes that an engine offered for it and that stand nowhere. */
  readonly droppedCitations: number;
};

/** How the offered quotes fared; `offered` is the sum of the others. */
export type CitationCounts = {
  readonly offered: number;
  readonly verified: number;
  readonly corrected: number;
  readonly ocrNear: number;
  readonly dropped: number;
};

export type AssembledAnalysis = {
  readonly findings: readonly AssembledFinding[];
  readonly coverage: Coverage;
  readonly score: Score;
  /** 0..1 */
  readonly confidenceScore: number;
  readonly fee: FeeEstimate;
  readonly citationCounts: CitationCounts;
  /** The standing ones, in reading order. */
  readonly keySentences: readonly VerifiedCitation[];
  /** Found by rules alone. Their places prove nothing about the case and are not among the counted quotes. */
  readonly people: readonly ListedPerson[];
  /** Markdown, see `composeSummary`. */
  readonly summary: string;
};

/** What a model did of the reading. */
export type ModelShare = Pick<ModelPart, "share" | "repairedShare" | "coverage">;

/** What the firm has set for its analyses. */
export type AnalysisSettings = {
  /** Dollars. */
  readonly hourlyRate: number;
  readonly hoursByClass: HoursByClass;
  /** 0..1 */
  readonly lowConfidence: number;
};

type Verify = (citation: ProposedCitation) => VerifiedCitation | null;

/**
 * Turns what an engine proposes into an analysis: looks up every quote, merges findings said twice, and computes
 * coverage, odds, confidence, fee and summary. The same input gives the same analysis.
 *
 * - A finding is verified when at least one quote stands; a contradiction when both do.
 * - A gap or action of the offline rules that comes from a checklist needs no quote; a model cannot vouch by checklist.
 * - Key sentences that stand go into the summary; those that do not are counted as dropped.
 */
export function assembleAnalysis(given: {
  readonly output: EngineOutput;
  readonly reading: CaseReading;
  readonly failedDocuments: readonly FailedDocument[];
  readonly model?: ModelShare | null;
  /** To find the client among the people of the record. */
  readonly clientName?: string | null;
  readonly settings: AnalysisSettings;
}): AssembledAnalysis {
  const { output, reading, failedDocuments, model = null, clientName = null, settings } = given;
  const { documents } = reading;
  const verify = createVerifier(documents);
  const check: Readonly<Record<Engine, Verify>> = {
    offline: verify,
    model: createEvidenceCheck(documents, verify),
  };
  const assembled = output.findings.map((finding) => assembleFinding(finding, check[finding.engine]));
  const findings = mergeEngines(mergeDuplicates(assembled));
  const keySentences = output.keySentences.map((sentence) => check[model === null ? "offline" : "model"](sentence));
  const standing = distinctPlaces(keySentences.filter((sentence) => sentence !== null));
  const { lowConfidence } = settings;
  const coverage = coverageOf({ documents, failedDocuments, lowConfidence, model: model?.coverage });
  const citationCounts = countCitations(findings, {
    standing,
    dropped: keySentences.filter((sentence) => sentence === null).length,
  });

  return {
    findings,
    coverage,
    score: scoreFromFactors(
      findings.flatMap(({ kind, weight, verified }) =>
        kind === "factor" && weight !== null ? [{ weight, verdict: "proposed", verified }] : [],
      ),
    ),
    confidenceScore: confidenceOf(
      {
        coverage: coverageShare(coverage),
        meanPageConfidence: coverage.meanConfidence,
        citationShare: citationShare(citationCounts, findings),
      },
      model,
    ),
    fee: estimateFee({ offenceClass: output.offenceClass, pages: coverage.pages, ...settings }),
    citationCounts,
    keySentences: standing,
    people: listPeople(reading, verify, clientName),
    summary: composeSummary({ findings, keySentences: standing, documents }),
  };
}

/** What an answer that had to be mended takes off. */
const REPAIRED_COST = 0.3;

/** Pages about which a model has really answered count in full, the others at most as the rules alone do. */
function confidenceOf(given: Omit<Parameters<typeof confidenceScore>[0], "engine">, model: ModelShare | null): number {
  const byRules = confidenceScore({ ...given, engine: "offline" });
  if (model === null) return byRules;
  const byModel = confidenceScore({ ...given, engine: "model" }) * (1 - REPAIRED_COST * model.repairedShare);
  return Math.round((model.share * byModel + (1 - model.share) * byRules) * 10_000) / 10_000;
}

function assembleFinding(finding: ProposedFinding, verify: Verify): AssembledFinding {
  const looked = finding.citations.map((citation) => verify(citation));
  const standing = looked.filter((citation) => citation !== null);
  // The two sides of a contradiction may stand in one sentence ("sample 1 0.112, sample 2 0.087"): both stay.
  const citations = finding.kind === "contradiction" ? standing : distinctPlaces(standing);
  const droppedCitations = looked.filter((citation) => citation === null).length;
  return { ...finding, citations, droppedCitations, verified: isVerified(finding, citations) };
}

function isVerified(finding: ProposedFinding, citations: readonly VerifiedCitation[]): boolean {
  if (finding.kind === "contradiction") return citations.length >= 2;
  if (citations.length > 0) return true;
  const mayRestOnChecklist = finding.kind === "gap" || finding.kind === "action";
  return mayRestOnChecklist && finding.engine === "offline" && finding.checklist !== null;
}

/** Findings of one kind with one text become one, in the first one's place, with the quotes of all. */
function mergeDuplicates(findings: readonly AssembledFinding[]): AssembledFinding[] {
  const merged = new Map<string, AssembledFinding>();
  for (const finding of findings) {
    const key = identityOf(finding);
    const earlier = merged.get(key);
    merged.set(key, earlier === undefined ? finding : mergeTwo(earlier, finding));
  }
  return [...merged.values()];
}

function mergeTwo(first: AssembledFinding, second: AssembledFinding): AssembledFinding {
  return {
    ...first,
    detail: first.detail === "" ? second.detail : first.detail,
    // Two contradictions are the same only when their places are.
    citations:
      first.kind === "contradiction" ? first.citations : distinctPlaces([...first.citations, ...second.citations]),
    droppedCitations: first.droppedCitations + second.droppedCitations,
    verified: first.verified || second.verified,
  };
}

/**
 * What both engines have found at the same place is said once, in the rules' words and weight; the model's quotes are
 * added. A finding without a place, and a factor of the other sign, is not the same.
 */
function mergeEngines(findings: readonly AssembledFinding[]): AssembledFinding[] {
  const byRules = findings.filter(({ engine }) => engine === "offline");
  const merged = new Map(byRules.map((finding) => [finding, finding]));
  const own: AssembledFinding[] = [];
  for (const finding of findings.filter(({ engine }) => engine === "model")) {
    const same = byRules.find((earlier) => isSame(earlier, finding)) ?? own.find((earlier) => isSame(earlier, finding));
    if (same === undefined) own.push(finding);
    else if (same.engine === "offline") merged.set(same, mergeTwo(merged.get(same) ?? same, finding));
    else own[own.indexOf(same)] = mergeTwo(same, finding);
  }
  return [...merged.values(), ...own];
}

/** Gaps of the rules that name many things at once. */
const LISTS: ReadonlySet<string> = new Set(["gap.mentioned.records", "gap.people.statements", "gap.stated.things"]);

function isSame(first: AssembledFinding, second: AssembledFinding): boolean {
  // The quote of a checklist is only its occasion, and a list names many things: what a model misses there is another thing.
  if (first.checklist !== null || LISTS.has(first.ruleId)) return false;
  if (first.kind !== second.kind || Math.sign(first.weight ?? 0) !== Math.sign(second.weight ?? 0)) return false;
  if (first.when?.date !== second.when?.date || first.when?.time !== second.when?.time) return false;
  const isMet = (one: VerifiedCitation) => second.citations.some((other) => overlaps(one, other));
  if (first.kind !== "contradiction") return first.citations.some(isMet);
  return first.citations.length === 2 && second.citations.length === 2 && first.citations.every(isMet);
}

/** More than half of the shorter quote stands in the other. */
function overlaps(first: VerifiedCitation, second: VerifiedCitation): boolean {
  if (first.documentId !== second.documentId || first.pageNumber !== second.pageNumber) return false;
  const shared = Math.min(first.end, second.end) - Math.max(first.start, second.start);
  return shared * 2 > Math.min(first.end - first.start, second.end - second.start);
}

/** A contradiction is its two places, not only its point; an event is its time, too. */
function identityOf({ kind, text, when, citations }: AssembledFinding): string {
  const places = kind === "contradiction" ? citations.map(placeOf) : [];
  return JSON.stringify([kind, text.trim().replace(/\s+/g, " ").toLowerCase(), when, places]);
}

/** The quotes without those that an earlier one covers. */
function distinctPlaces(citations: readonly VerifiedCitation[]): VerifiedCitation[] {
  return citations.filter((citation, index) => !citations.slice(0, index).some((earlier) => covers(earlier, citation)));
}

function covers(outer: VerifiedCitation, inner: VerifiedCitation): boolean {
  const isSamePage = outer.documentId === inner.documentId && outer.pageNumber === inner.pageNumber;
  return isSamePage && outer.start <= inner.start && inner.end <= outer.end;
}

function placeOf({ documentId, pageNumber, start, end }: VerifiedCitation): string {
  return `${documentId}/${pageNumber}/${start}-${end}`;
}

function countCitations(
  findings: readonly AssembledFinding[],
  sentences: { readonly standing: readonly VerifiedCitation[]; readonly dropped: number },
): CitationCounts {
  const standing = [...findings.flatMap(({ citations }) => citations), ...sentences.standing];
  const statuses = standing.map(({ status }) => status);
  const count = (wanted: VerifiedCitation["status"]) => statuses.filter((status) => status === wanted).length;
  const dropped = findings.reduce((total, finding) => total + finding.droppedCitations, sentences.dropped);
  return {
    offered: statuses.length + dropped,
    verified: count("verified"),
    corrected: count("corrected"),
    ocrNear: count("ocr-near"),
    dropped,
  };
}

/** Share 0..1 of the offered quotes that stand. Without any quote: 1 when nothing needed one, else 0. */
function citationShare({ offered, dropped }: CitationCounts, findings: readonly AssembledFinding[]): number {
  if (offered > 0) return (offered - dropped) / offered;
  return findings.every(({ verified }) => verified) ? 1 : 0;
}
