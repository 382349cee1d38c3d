import type { Coverage } from "#lib/domain/coverage.ts";
import { ModelError } from "../../llm/model-errors.ts";
import {
  citationsOf,
  type EngineOutput,
  type ProposedCitation,
  type ProposedFactor,
  type ProposedFinding,
  type ProposedLegalPoint,
  type SourceDocument,
} from "../findings.ts";
import { createEvidenceCheck } from "../quotes/evidence-check.ts";
import type { Run } from "./ask-model.ts";
import type { Chunk } from "./chunk-store.ts";
import { composeModelNote } from "./compose-model-note.ts";
import { listPageRuns } from "./list-page-runs.ts";
import { listPages } from "./plan-windows.ts";
import type { PagePiece } from "./plan-windows.ts";
import { proposeFindings } from "./propose-findings.ts";
import type { Proposal } from "./propose-findings.ts";
import { READ_PAGES_VERSION } from "./prompts/read-pages.ts";
import { WEIGH_FINDINGS_VERSION } from "./prompts/weigh-findings.ts";
import { readRecord } from "./read-record.ts";
import type { RecordReading } from "./read-record.ts";
import { weighRecord } from "./weigh-record.ts";
import type { Weighing } from "./weigh-record.ts";

/** More facts than this do not decide a case, they drown it; the odds would only ever be 5 or 95. */
const MAX_FACTORS = 12;
/** A summary needs at least so many standing sentences, or the rules' own are taken. */
const MIN_SUMMARY = 2;

/** How the model took part; stored with the analysis. */
export type ModelPart = {
  /** Null when no answer could be used. */
  readonly modelReported: string | null;
  readonly promptVersion: string;
  readonly pagesSent: number;
  /** True when at least one answer could be used. */
  readonly hasRead: boolean;
  /**
   * 0..1 of the pages with words about which the model has really answered: the check word came back, and of the quotes
   * that it gave at least one stands. A model none of whose quotes stands has answered nothing.
   */
  readonly share: number;
  /** 0..1 of the answers that had to be mended or asked for twice. */
  readonly repairedShare: number;
  /** Which pages it answered for, and which it left to the rules, and why. */
  readonly coverage: Pick<Coverage, "byModel" | "rulesAlone">;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** What the attorney must know about it; null when it read everything. */
  readonly note: string | null;
  /** Why it could not go on, our own sentence; null when it could. */
  readonly failure: string | null;
};

/**
 * The model beside the rules: reads all pages, weighs what was found, and hands over the findings of both. A model that
 * is away, cut off or useless never fails the analysis: what it did not do is said in the note, and the rules stand.
 * @throws the signal's reason; what `beforeSending` throws
 */
export async function analyseByModel(
  run: Run,
  given: {
    readonly documents: readonly SourceDocument[];
    /** True when the first document is the one that the attorney asked about. */
    readonly hasFocus: boolean;
    readonly offline: EngineOutput;
    readonly beforeSending: () => Promise<void>;
    readonly onProgress: (done: number, total: number) => void;
  },
): Promise<{ output: EngineOutput; part: ModelPart }> {
  const { documents, hasFocus, offline, beforeSending, onProgress } = given;
  const { pages, hiddenOn } = listPages(documents);
  const reading = await readRecord(run, {
    ...{ pages, hasFocus, beforeSending },
    onProgress: (done) => onProgress(done, pages.length),
  });
  const check = createEvidenceCheck(documents);
  const keepStanding = (finding: ProposedFinding): ProposedFinding | null => {
    if (finding.kind === "contradiction") {
      const [one, other] = [check(finding.one), check(finding.other)];
      return one === null || other === null ? null : { ...finding, one, other };
    }
    const citations = finding.citations.flatMap((citation) => check(citation) ?? []);
    return citations.length === 0 ? null : { ...finding, citations };
  };
  const read = reading.answers.map(({ chunk }) => proposeFindings(chunk.reading, documents));
  const found = read.flatMap(({ findings }) => findings);
  const isWhole = reading.answers.length === 1;
  const { weighing, stopped } =
    isWhole || reading.answers.length === 0 || reading.stopped !== null
      ? { weighing: null, stopped: null }
      : await tryWeighing(run, {
          findings: [...offline.findings, ...found],
          ...{ documents, keepStanding, tokenRatio: reading.tokenRatio },
        });

  const summary = [...(weighing?.summary ?? []), ...read.flatMap((one) => one.summary)].filter(
    (one) => check(one) !== null,
  );
  const discarded = [...read, ...(weighing === null ? [] : [weighing])].reduce((sum, one) => sum + one.discarded, 0);
  return {
    output: {
      offenceClass: offline.offenceClass,
      findings: [...offline.findings, ...ownFindings(found, { weighing, keepStanding })],
      keySentences: summary.length >= MIN_SUMMARY ? inReadingOrder(summary.slice(0, 6), documents) : [],
    },
    part: partOf({
      reading,
      weighing,
      stopped,
      discarded,
      hiddenOn,
      documents,
      pages: pages.length,
      endpoint: run.model.endpoint,
      needsWeighing: !isWhole,
      answered: answeredPages(reading.answers, read, (citation) => check(citation) !== null),
    }),
  };
}

/**
 * Pages about which there is an answer to rely on. An answer without any quote is one where there is nothing to say, as
 * long as the model has shown elsewhere in this record that it can copy what stands on a page.
 */
function answeredPages(
  answers: RecordReading["answers"],
  read: readonly Proposal[],
  stands: (citation: ProposedCitation) => boolean,
): number {
  const judged = answers.map(({ pages, chunk }, index) => {
    const { findings = [], summary = [] } = read[index] ?? {};
    const quotes = [...findings.flatMap((finding) => citationsOf(finding)), ...summary];
    const hasStanding = quotes.some(stands);
    return { pages, hasStanding, isAnswer: chunk.echoed && (quotes.length === 0 || hasStanding) };
  });
  if (!judged.some(({ hasStanding }) => hasStanding)) return 0;
  return countPages(judged.filter(({ isAnswer }) => isAnswer).flatMap(({ pages }) => pages));
}

function countPages(pages: readonly PagePiece[]): number {
  return new Set(pages.map(({ documentId, pageNumber }) => `${documentId} ${pageNumber}`)).size;
}

/** A model that fails now has read everything: its findings stand, only unweighed. */
async function tryWeighing(
  run: Run,
  given: Parameters<typeof weighRecord>[1],
): Promise<{ weighing: Weighing | null; stopped: ModelError | null }> {
  try {
    const findings = given.findings.flatMap((finding) => given.keepStanding(finding) ?? []);
    return { weighing: await weighRecord(run, { ...given, findings }), stopped: null };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { weighing: null, stopped: error };
  }
}

/** Of factors those that were weighed over the whole, else the strongest; the others stay as what helps and what hurts. */
function ownFindings(
  found: readonly ProposedFinding[],
  given: { weighing: Weighing | null; keepStanding: (finding: ProposedFinding) => ProposedFinding | null },
): ProposedFinding[] {
  const { weighing, keepStanding } = given;
  const read = found.filter((finding) => finding.kind === "factor").toSorted(byStrength);
  const weighed = (weighing?.factors ?? []).toSorted(byStrength);
  const isWeighed = weighed.some((factor) => keepStanding(factor) !== null);
  const [factors, others] = isWeighed
    ? [weighed.slice(0, MAX_FACTORS), read]
    : [read.slice(0, MAX_FACTORS), read.slice(MAX_FACTORS)];
  return [
    ...factors,
    ...found.filter((finding) => finding.kind !== "factor"),
    ...(weighing?.findings ?? []),
    ...others.map(withoutWeight),
  ];
}

function withoutWeight({ weight, ...factor }: ProposedFactor): ProposedLegalPoint {
  const kind = weight > 0 ? "defense" : "weakness";
  return { ...factor, kind, ruleId: `model.${kind}` };
}

function byStrength(first: ProposedFactor, second: ProposedFactor): number {
  return Math.abs(second.weight) - Math.abs(first.weight);
}

function inReadingOrder(
  sentences: readonly ProposedCitation[],
  documents: readonly SourceDocument[],
): ProposedCitation[] {
  const order = new Map(documents.map(({ id }, index) => [id, index]));
  return sentences.toSorted(
    (first, second) =>
      (order.get(first.documentId) ?? 0) - (order.get(second.documentId) ?? 0) || first.pageNumber - second.pageNumber,
  );
}

function partOf(given: {
  reading: RecordReading;
  weighing: Weighing | null;
  stopped: ModelError | null;
  discarded: number;
  hiddenOn: number;
  documents: readonly SourceDocument[];
  pages: number;
  endpoint: string;
  needsWeighing: boolean;
  answered: number;
}): ModelPart {
  const { reading, weighing, documents, pages } = given;
  const chunks: readonly Chunk[] = [...reading.answers.map(({ chunk }) => chunk), ...(weighing?.chunks ?? [])];
  const total = (of: (chunk: Chunk) => number | null) => chunks.reduce((sum, chunk) => sum + (of(chunk) ?? 0), 0);
  const read = countPages(reading.answers.flatMap((answer) => answer.pages));
  const stopped = reading.stopped ?? given.stopped;
  return {
    modelReported: chunks.find(({ modelReported }) => modelReported !== null)?.modelReported ?? null,
    promptVersion: `${READ_PAGES_VERSION} ${WEIGH_FINDINGS_VERSION}`,
    pagesSent: reading.sent.size,
    hasRead: read > 0,
    share: pages === 0 ? 0 : given.answered / pages,
    repairedShare: chunks.length === 0 ? 0 : chunks.filter(({ repaired }) => repaired).length / chunks.length,
    coverage: { byModel: read, rulesAlone: listPageRuns(reading.skipped, documents) },
    promptTokens: total((chunk) => chunk.promptTokens),
    completionTokens: total((chunk) => chunk.completionTokens),
    note: composeModelNote({
      ...{ documents, pages, read, skipped: reading.skipped, stopped },
      hiddenOn: given.hiddenOn,
      discarded: given.discarded,
      isUnweighed: given.needsWeighing && read > 0 && weighing === null,
    }),
    failure: stopped?.message ?? null,
  };
}
