import type { Finding } from "#lib/contracts/findings.ts";
import type { reviewFinding as contract } from "#lib/contracts/analyses.ts";
import type { CallParsed } from "#lib/contracts/define-call.ts";
import { isJudgedWith } from "#lib/domain/points.ts";
import { reviewOfFactors } from "#lib/domain/score.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import type { Prisma, Tx } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { lockCase } from "../db/lock-case.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCaseOfFinding, requireFinding } from "../policies/cases.ts";
import { factsOf } from "../findings/facts.ts";
import { proseOf } from "../findings/prose.ts";
import { FINDING_INCLUDE, presentFinding } from "../findings/present-finding.ts";
import { recomposeSummary, SUMMARY_INCLUDE } from "./recompose-summary.ts";
import { scoredFactors } from "./scored-factors.ts";

type Review = CallParsed<typeof contract>["body"];

/**
 * Keeps what the attorney says about a finding. The summary and the count of reviewed factors follow a changed verdict at
 * once; the odds and their Provisional mark do not: `assessViability` stores them when the attorney asks for it.
 * @throws AppError 404 when the finding is missing or of a case that is not the actor's
 */
export async function reviewFinding(actor: Actor, findingId: string, review: Review): Promise<Finding> {
  return getDb().$transaction(async (tx) => {
    const { id: caseId } = await requireCaseOfFinding(tx, actor, findingId);
    await lockCase(tx, caseId);
    // Once more under the lock: a deleted document, or another hand, may have taken the finding away meanwhile.
    const before = await requireFinding(tx, actor, findingId);
    const now = await databaseNow(tx);
    const after = await tx.finding.update({
      where: { id: findingId },
      data: {
        verdict: review.verdict,
        note: review.note === "" ? null : review.note,
        reviewedById: actor.userId,
        reviewedAt: now,
      },
      include: FINDING_INCLUDE,
    });
    if (after.verdict !== before.verdict) {
      await judgePoint(tx, after);
      await followVerdict(tx, before.analysisId);
    }
    const { caseNumber } = await tx.case.update({ where: { id: caseId }, data: { lastActivityAt: now } });
    const message = `${describe(before, after)} of case ${caseNumber}`;
    await recordAudit(tx, { level: "info", action: "finding.review", message, actor, caseId });
    return presentFinding(after);
  });
}

/** Gives the other findings that are judged with this one its verdict. */
async function judgePoint(tx: Tx, judged: Prisma.FindingGetPayload<object>): Promise<void> {
  const { analysisId, pointId, verdict, reviewedById, reviewedAt } = judged;
  const parts = await tx.finding.findMany({
    where: { analysisId, pointId },
    select: { id: true, pointId: true, kind: true },
  });
  const ids = parts.filter((part) => isJudgedWith(part, judged)).map(({ id }) => id);
  await tx.finding.updateMany({
    where: { id: { in: ids }, NOT: { id: judged.id } },
    data: { verdict, reviewedById, reviewedAt },
  });
}

async function followVerdict(tx: Tx, analysisId: string): Promise<void> {
  const analysis = await tx.analysis.findUniqueOrThrow({ where: { id: analysisId }, include: SUMMARY_INCLUDE });
  const { caseId, findings } = analysis;
  const documents = await tx.document.findMany({ where: { caseId }, select: { id: true, exhibit: true } });
  const summary = recomposeSummary({
    ...{ findings, documents },
    facts: analysis.engine === "model" ? null : factsOf(analysis),
    prose: proseOf(analysis),
  });
  const { factors, reviewed } = reviewOfFactors(scoredFactors(findings));
  await tx.analysis.update({
    where: { id: analysisId },
    data: { summary, factorCount: factors, reviewedFactorCount: reviewed },
  });
}

/** For the audit log: never the finding's words, which are the record's. */
function describe(before: Pick<Finding, "verdict" | "kind">, after: Pick<Finding, "verdict">): string {
  const finding = `a finding (${before.kind})`;
  return before.verdict === after.verdict ? `Wrote a note on ${finding}` : `Marked ${finding} as ${after.verdict}`;
}
