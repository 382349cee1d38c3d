import type { assessViability as contract } from "#lib/contracts/analyses.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import { countsTowardsScore, factorPoints, scoreFromFactors } from "#lib/domain/score.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getDb } from "../db/client.ts";
import { databaseNow } from "../db/database-now.ts";
import { lockCase } from "../db/lock-case.ts";
import { AppError } from "../errors.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";
import { oddsColumns } from "./odds-columns.ts";
import { presentOddsReview } from "./present-odds-review.ts";
import { scoredFactors } from "./scored-factors.ts";

/**
 * Computes the odds of the latest completed analysis from the verdicts as they stand and stores them with the case. The
 * confidence follows: its cap is higher once half of the weight is reviewed.
 * @throws AppError 404 when the case is missing or not the actor's; 400 while it has no finished analysis
 */
export async function assessViability(actor: Actor, caseId: string): Promise<CallReturn<typeof contract>> {
  return getDb().$transaction(async (tx) => {
    await lockCase(tx, caseId);
    const { caseNumber } = await requireCase(tx, actor, caseId);
    const latest = await tx.analysis.findFirst({
      where: { caseId, status: "Completed" },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      include: { findings: { where: { kind: "factor" }, orderBy: { position: "asc" } } },
    });
    if (latest === null) throw new AppError("invalid", "This case has no finished analysis yet.");
    const factors = scoredFactors(latest.findings);
    const { columns, successProbability } = oddsColumns(scoreFromFactors(factors), latest);
    const { viabilityScore, confidenceScore } = columns;
    await tx.analysis.update({ where: { id: latest.id }, data: columns });
    await tx.case.update({
      where: { id: caseId },
      data: { successProbability, lastActivityAt: await databaseNow(tx) },
    });
    const message = `Stored the odds of case ${caseNumber}: ${inWords(viabilityScore)}, before ${inWords(latest.viabilityScore)}`;
    await recordAudit(tx, { level: "info", action: "analysis.viability", message, actor, caseId });
    return {
      viabilityScore,
      oddsReview: presentOddsReview(columns),
      confidenceScore,
      successProbability,
      factors: factors.map((factor) => ({
        findingId: factor.id,
        text: factor.text,
        weight: factor.weight,
        verdict: factor.verdict,
        counted: countsTowardsScore(factor),
        points: factorPoints(factor),
      })),
    };
  });
}

function inWords(score: number | null): string {
  return score === null ? "not enough in the record" : `${score}%`;
}
