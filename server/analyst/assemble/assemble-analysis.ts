import { coverageOf, coverageShare } from "#lib/domain/coverage.ts";
import type { UnreadPart } from "#lib/domain/files/unread-parts.ts";
import type { Coverage, FailedDocument } from "#lib/domain/coverage.ts";
import { estimateFee } from "#lib/domain/fee.ts";
import type { FeeEstimate, HoursByClass } from "#lib/domain/fee.ts";
import type { Engine } from "#lib/domain/findings.ts";
import { confidenceParts, scoreFromFactors } from "#lib/domain/score.ts";
import type { ConfidenceParts, Score } from "#lib/domain/score.ts";
import { composeFacts } from "../facts/compose-facts.ts";
import type { CaseFacts } from "../facts/fact.ts";
import { composeSummary, summaryFindingOf } from "./compose-summary.ts";
import { isDefensePaper } from "../text/defense-paper.ts";
import {
  citationsOf,
  type AssembledFinding,
  type AssembledPoint,
  type AssembledSentence,
  type CheckedFinding,
  type EngineOutput,
  type ProposedCitation,
  type ProposedFinding,
  type VerifiedCitation,
} from "../findings.ts";
import { distinctPlaces } from "./distinct-places.ts";
import { listPassages } from "./list-passages.ts";
import { listSideBySide } from "./list-side-by-side.ts";
import { linkPoints } from "./link-points.ts";
import { mergeFindings, orderFindings } from "./merge-findings.ts";
import type { ModelPart } from "../model/analyse-by-model.ts";
import { listPeople } from "../people/list-people.ts";
import type { ListedPerson } from "../people/list-people.ts";
import { createEvidenceCheck } from "../quotes/evidence-check.ts";
import { createVerifier } from "../quotes/verify-citations.ts";
import type { CaseReading } from "../read-case.ts";

/** How the offered quotes fared; `offered` is the sum of the others. */
export type CitationCounts = {
  readonly offered: number;
  readonly verified: number;
  readonly corrected: number;
  readonly near: number;
  readonly dropped: number;
};

export type AssembledAnalysis = {
  readonly findings: readonly AssembledFinding[];
  readonly coverage: Coverage;
  /** While nobody has reviewed a factor. */
  readonly score: Score;
  readonly confidence: ConfidenceParts;
  readonly fee: FeeEstimate;
  readonly citationCounts: CitationCounts;
  /** The sentences of a model's summary of which a quote stands, in reading order. */
  readonly prose: readonly AssembledSentence[];
  /** Found by rules alone. Their places prove nothing about the case and are not among the counted quotes. */
  readonly people: readonly ListedPerson[];
  /** Found by rules alone and counted nowhere. */
  readonly sideBySide: readonly AssembledPoint[];
  /** Found by rules alone, like the people. */
  readonly facts: CaseFacts;
  /** Lines that address a program. Nothing rests on them. */
  readonly addressedLines: readonly VerifiedCitation[];
  /** What to read first, the likeliest first. */
  readonly passages: readonly VerifiedCitation[];
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
 * - A usual gap of the offline rules needs no quote.
 * - A sentence of a model's summary needs a quote that stands; one without is left out.
 * - What a second look rejected stays in the list, marked, and moves nothing.
 * - A contradiction that only a model may call so is left out unless it was kept. Side by side has its words.
 */
export function assembleAnalysis(given: {
  readonly output: EngineOutput;
  readonly reading: CaseReading;
  readonly failedDocuments: readonly FailedDocument[];
  readonly unreadParts?: readonly UnreadPart[] | undefined;
  readonly model?: ModelShare | null;
  /** To find the client among the people of the record. */
  readonly clientName?: string | null;
  readonly settings: AnalysisSettings;
}): AssembledAnalysis {
  const { output, reading, failedDocuments, unreadParts, model = null, clientName = null, settings } = given;
  const { documents } = reading;
  const verify = createVerifier(reading.text.documents);
  const check: Readonly<Record<Engine, Verify>> = {
    offline: verify,
    model: createEvidenceCheck(reading.text.documents, verify),
  };
  const assembled = output.findings
    .filter((finding) => !isOpenCandidate(finding))
    .map((finding) => assembleFinding(finding, check[finding.engine]));
  const findings = linkPoints(orderFindings(mergeFindings(assembled)));
  const prose = output.summary.map(({ text, citations }) => ({
    text,
    citations: distinctPlaces(citations.map((citation) => check.model(citation)).filter((one) => one !== null)),
  }));
  const standing = prose.filter(({ citations }) => citations.length > 0);
  const { lowConfidence } = settings;
  const marked = documents.map((document) => ({ ...document, isOurs: isDefensePaper(document) }));
  const coverage = coverageOf({
    ...{ documents: marked, failedDocuments, unreadParts, lowConfidence },
    model: model?.coverage,
  });
  const citationCounts = countCitations(findings);

  const people = listPeople(reading, verify, clientName);
  const facts = composeFacts({ reading, people, verify, clientName, lowConfidence });

  return {
    findings,
    coverage,
    score: scoreFromFactors(
      findings.flatMap((finding) =>
        finding.kind === "factor" && finding.audit?.verdict !== "rejected" ? [{ ...finding, verdict: "proposed" }] : [],
      ),
    ),
    confidence: confidenceParts({
      coverage: coverageShare(coverage),
      meanPageConfidence: coverage.meanConfidence,
      citationShare: citationShare(citationCounts, findings),
      modelShare: model?.share ?? 0,
      repairedShare: model?.repairedShare ?? 0,
    }),
    fee: estimateFee({ offenceClass: output.offenceClass, pages: coverage.pages, ...settings }),
    citationCounts,
    prose: standing,
    ...{ people, facts },
    sideBySide: listSideBySide(reading, verify, lowConfidence),
    addressedLines: reading.text.addressedLines,
    passages: listPassages(reading, findings, { verify, lowConfidence }),
    summary: composeSummary({
      facts: model === null ? facts : null,
      findings: findings.map((finding) => summaryFindingOf(finding)),
      prose: standing,
      documents,
    }),
  };
}

function isOpenCandidate(finding: ProposedFinding): boolean {
  return finding.kind === "contradiction" && finding.isCandidate === true && finding.audit?.verdict !== "kept";
}

function assembleFinding(finding: ProposedFinding, verify: Verify): CheckedFinding {
  if (finding.kind === "contradiction") {
    const [one, other] = [verify(finding.one), verify(finding.other)];
    const droppedCitations = [one, other].filter((side) => side === null).length;
    return { ...finding, one, other, droppedCitations, verified: droppedCitations === 0 };
  }
  const looked = finding.citations.map((citation) => verify(citation));
  const citations = distinctPlaces(looked.filter((citation) => citation !== null));
  const droppedCitations = looked.filter((citation) => citation === null).length;
  const restsOnChecklist = finding.kind === "gap" && finding.basis === "usual" && finding.engine === "offline";
  return { ...finding, citations, droppedCitations, verified: citations.length > 0 || restsOnChecklist };
}

/** The quotes of a summary are those of findings. */
function countCitations(findings: readonly AssembledFinding[]): CitationCounts {
  const statuses = findings.flatMap((finding) => citationsOf(finding)).map(({ status }) => status);
  const count = (wanted: VerifiedCitation["status"]) => statuses.filter((status) => status === wanted).length;
  const dropped = findings.reduce((total, finding) => total + finding.droppedCitations, 0);
  return {
    offered: statuses.length + dropped,
    verified: count("verified"),
    corrected: count("corrected"),
    near: count("near"),
    dropped,
  };
}

/** Share 0..1 of the offered quotes that stand. Without any quote: 1 when nothing needed one, else 0. */
function citationShare({ offered, dropped }: CitationCounts, findings: readonly AssembledFinding[]): number {
  if (offered > 0) return (offered - dropped) / offered;
  return findings.every(({ verified }) => verified) ? 1 : 0;
}
