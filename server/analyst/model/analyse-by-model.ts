import type { Coverage } from "#lib/domain/coverage.ts";
import type { LegalSystem } from "#lib/domain/legal-systems.ts";
import { ModelError } from "../../llm/model-errors.ts";
import {
  citationsOf,
  weightOf,
  type EngineOutput,
  type ProposedCitation,
  type ProposedFinding,
  type SourceDocument,
} from "../findings.ts";
import { createEvidenceCheck } from "../quotes/evidence-check.ts";
import type { KeptAnswer } from "./answer-store.ts";
import { countedFactors, scaleOf, withoutWeight } from "./apply-conclusion.ts";
import type { Run } from "./ask-model.ts";
import { isJudged, listCaseLines, listRuleLines } from "./case-lines.ts";
import { createGapAudit } from "./check-gaps.ts";
import { composeModelNote } from "./compose-model-note.ts";
import { applyAtOnce, concludeRecord, MIN_SUMMARY, type Concluded } from "./conclude-record.ts";
import { listPageRuns } from "./list-page-runs.ts";
import { listPages, type PagePiece } from "./plan-windows.ts";
import { proposeFindings, type Fact, type Proposal } from "./propose-findings.ts";
import { ANALYSE_RECORD_VERSION, shortLabel } from "./prompts/analyse-record.ts";
import { CONCLUDE_VERSION } from "./prompts/conclude.ts";
import { READ_PAGES_VERSION } from "./prompts/read-pages.ts";
import { readRecord, type ReadingProgress, type RecordReading } from "./read-record.ts";

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
 * The model leads, the rules are its safety net: it reads all pages, judges what the rules and, in parts, its own first reading found,
 * compares, weighs and sums up. Where all pages fit its window that is one question; where the answer concludes nothing that can be
 * used, the conclusion is asked for apart. A model that is away, cut off or useless never fails the analysis: what it did not do is said in the note, and the
 * rules stand.
 * @throws the signal's reason; what `beforeSending` throws
 */
export async function analyseByModel(
  run: Run,
  given: {
    readonly documents: readonly SourceDocument[];
    /** The document that the attorney asked about; it comes first in `documents`. */
    readonly focusDocumentId: string | null;
    /** What the client is charged with, in the papers' words. */
    readonly charge: string | null;
    readonly law: LegalSystem;
    readonly offline: EngineOutput;
    readonly beforeSending: () => Promise<void>;
    readonly onProgress: (progress: ReadingProgress & { readonly pages: number }) => void;
  },
): Promise<{ output: EngineOutput; part: ModelPart }> {
  const { documents, focusDocumentId, charge, law, offline, beforeSending, onProgress } = given;
  const { pages, hiddenOn } = listPages(documents);
  const check = createEvidenceCheck(documents);
  const stands = (citation: ProposedCitation) => check(citation) !== null;
  const keepStanding = (finding: ProposedFinding): ProposedFinding | null => {
    if (finding.kind === "contradiction") return citationsOf(finding).every(stands) ? finding : null;
    const citations = finding.citations.filter(stands);
    return citations.length === 0 ? null : { ...finding, citations };
  };
  const [toJudge, others] = partition(
    offline.findings,
    (finding) => isJudged(finding) && keepStanding(finding) !== null,
  );
  const byRules = toJudge.flatMap((finding) => keepStanding(finding) ?? []);
  const reading = await readRecord(run, {
    ...{ pages, focusDocumentId, charge, law, beforeSending },
    ruleLines: listRuleLines({ byRules, check, labelOf: labelsOf(pages) }),
    onProgress: (progress) => onProgress({ ...progress, pages: pages.length }),
  });
  const proposals = reading.windows.map(({ reading: read, pageOf }) => proposeFindings(read, pageOf));
  const proposed = rankAcross(proposals);
  const auditGap = createGapAudit(documents, check);
  const calledBefore = new Map(proposals.flatMap((proposal) => [...proposal.ids]));
  const ids = new Map<ProposedFinding, string>();
  const standing = proposed.map((finding) => {
    const kept = keepStanding(finding);
    const audited = kept === null ? null : auditGap(kept);
    const id = calledBefore.get(finding);
    if (audited !== null && id !== undefined) ids.set(audited, id);
    return audited;
  });
  const byModel = standing.filter((finding) => finding !== null);
  const [ownToJudge, own] = partition(byModel, isJudged);
  const listed = { byModel: ownToJudge, byRules, documents, check };
  const answered = answeredPages(reading, proposals, stands);
  const atOnce = reading.windows.length === 1 ? (reading.windows[0]?.conclusion ?? null) : null;
  const concludedAtOnce = atOnce === null ? null : applyAtOnce(listCaseLines({ ...listed, facts: [], ids }), atOnce);
  const facts = proposals.flatMap((proposal) => factsOf(proposal).filter(({ citation }) => stands(citation)));
  const lines = listCaseLines({ ...listed, facts: reading.windows.length > 1 ? facts : [] });
  // Whose quotes stand nowhere has no say about the rules.
  const { concluded, stopped } =
    answered === 0 || reading.stopped !== null
      ? { concluded: null, stopped: null }
      : concludedAtOnce !== null
        ? { concluded: concludedAtOnce, stopped: null }
        : await tryConcluding(run, { lines, charge, law, tokenRatio: reading.tokenRatio });

  const summary = concluded?.summary ?? [];
  return {
    output: {
      offenceClass: offline.offenceClass,
      // What does not stand is listed as unverified, so that it can be seen what the model invented.
      findings: [
        ...(concluded === null
          ? withoutConclusion(byModel, offline.findings)
          : [...concluded.findings, ...own, ...others]),
        ...proposed.filter((_, index) => standing[index] === null),
      ],
      summary: summary.length < MIN_SUMMARY ? [] : summary,
    },
    part: partOf({
      ...{ reading, concluded, stopped, hiddenOn, documents },
      discarded: proposals.reduce((sum, one) => sum + one.discarded, 0),
      unverified: { count: proposed.length - byModel.length, of: proposed.length },
      pages: pages.length,
      endpoint: run.model.endpoint,
      answered,
    }),
  };
}

/** The label of a place where all pages are read at once. */
function labelsOf(pages: readonly PagePiece[]) {
  const labels = new Map(pages.map((page, index) => [keyOf(page), shortLabel(index)]));
  return (place: Parameters<typeof keyOf>[0]) => labels.get(keyOf(place)) ?? "p0";
}

/** By kind, the first of each window before the second of any: a reader lists the most important first, of its own pages. */
function rankAcross(proposals: readonly Proposal[]): ProposedFinding[] {
  const ranked = proposals.flatMap(({ findings }) =>
    [...Map.groupBy(findings, ({ kind }) => kind)].flatMap(([kind, list]) =>
      list.map((finding, rank) => ({ finding, kind, rank })),
    ),
  );
  return [...Map.groupBy(ranked, ({ kind }) => kind).values()].flatMap((list) =>
    list.toSorted((one, other) => one.rank - other.rank).map(({ finding }) => finding),
  );
}

/** A window that was read when it stood alone has no facts; its other findings are in the list anyway, its events are not. */
function factsOf({ facts, findings }: Proposal): readonly Fact[] {
  if (facts.length > 0) return facts;
  return findings
    .filter(({ kind }) => kind === "event")
    .flatMap((event) => citationsOf(event).map((citation) => ({ citation, about: event.text })));
}

/** The findings of both engines when the model has not concluded. */
function withoutConclusion(
  byModel: readonly ProposedFinding[],
  byRules: readonly ProposedFinding[],
): readonly ProposedFinding[] {
  const all = [...byModel, ...byRules];
  const counted = countedFactors(all);
  const scale = scaleOf(
    [...counted].flatMap((finding) => (finding.engine === "model" ? (weightOf(finding) ?? []) : [])),
  );
  return all.map((finding) => {
    if (finding.kind !== "factor") return finding;
    if (!counted.has(finding)) return withoutWeight(finding);
    return finding.engine === "model" ? { ...finding, weight: scale(finding.weight) } : finding;
  });
}

function partition<Item>(items: readonly Item[], belongs: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(belongs), items.filter((item) => !belongs(item))];
}

/**
 * Pages about which there is an answer to rely on. An answer without any quote is one where there is nothing to say, as
 * long as the model has shown elsewhere in this record that it can copy what stands on a page.
 */
function answeredPages(
  { windows }: RecordReading,
  proposals: readonly Proposal[],
  stands: (citation: ProposedCitation) => boolean,
): number {
  const judged = windows.map(({ pages, answer }, index) => {
    const { findings = [], facts = [] } = proposals[index] ?? {};
    const quotes = [...findings.flatMap((finding) => citationsOf(finding)), ...facts.map(({ citation }) => citation)];
    const hasStanding = quotes.some(stands);
    return { pages, hasStanding, isAnswer: answer.echoed && (quotes.length === 0 || hasStanding) };
  });
  if (!judged.some(({ hasStanding }) => hasStanding)) return 0;
  return countPages(judged.filter(({ isAnswer }) => isAnswer).flatMap(({ pages }) => pages));
}

function countPages(pages: readonly PagePiece[]): number {
  return new Set(pages.map(keyOf)).size;
}

function keyOf({ documentId, pageNumber }: Pick<PagePiece, "documentId" | "pageNumber">): string {
  return `${documentId} ${pageNumber}`;
}

/** A model that fails now has read everything: its findings stand, only unjudged and unweighed. */
async function tryConcluding(
  run: Run,
  given: Parameters<typeof concludeRecord>[1],
): Promise<{ concluded: Concluded | null; stopped: ModelError | null }> {
  try {
    return { concluded: await concludeRecord(run, given), stopped: null };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { concluded: null, stopped: error };
  }
}

function partOf(given: {
  readonly reading: RecordReading;
  readonly concluded: Concluded | null;
  readonly stopped: ModelError | null;
  readonly discarded: number;
  readonly unverified: { readonly count: number; readonly of: number };
  readonly hiddenOn: number;
  readonly documents: readonly SourceDocument[];
  readonly pages: number;
  readonly endpoint: string;
  readonly answered: number;
}): ModelPart {
  const { reading, concluded, documents, pages } = given;
  const answers: readonly KeptAnswer[] = [
    ...reading.windows.map(({ answer }) => answer),
    ...(concluded?.answers ?? []),
  ];
  const total = (of: (answer: KeptAnswer) => number | null) => answers.reduce((sum, one) => sum + (of(one) ?? 0), 0);
  const read = countPages(reading.windows.flatMap((window) => window.pages));
  const stopped = reading.stopped ?? given.stopped;
  return {
    modelReported: answers.find(({ modelReported }) => modelReported !== null)?.modelReported ?? null,
    promptVersion: `${ANALYSE_RECORD_VERSION} ${READ_PAGES_VERSION} ${CONCLUDE_VERSION}`,
    pagesSent: reading.sent.size,
    hasRead: read > 0,
    share: pages === 0 ? 0 : given.answered / pages,
    repairedShare: answers.length === 0 ? 0 : answers.filter(({ repaired }) => repaired).length / answers.length,
    coverage: { byModel: read, rulesAlone: listPageRuns(reading.skipped, documents) },
    promptTokens: total((answer) => answer.promptTokens),
    completionTokens: total((answer) => answer.completionTokens),
    note: composeModelNote({
      ...{ documents, pages, read, skipped: reading.skipped, stopped },
      hiddenOn: given.hiddenOn,
      ...{ discarded: given.discarded, unverified: given.unverified },
      unquoted: concluded?.unquoted ?? 0,
      isUnweighed: read > 0 && concluded === null,
    }),
    failure: stopped?.message ?? null,
  };
}
