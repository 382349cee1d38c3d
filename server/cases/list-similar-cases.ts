import type { SimilarCase } from "#lib/contracts/admin-cases.ts";
import type { CaseStatus } from "#lib/domain/case-status.ts";
import { OFFENCE_CLASSES, type OffenceClass } from "#lib/domain/findings.ts";
import { presentOddsReview } from "../analyses/present-odds-review.ts";
import type { OddsReviewColumns } from "../analyses/present-odds-review.ts";
import { getDb } from "../db/client.ts";
import type { Actor } from "../policies/actor.ts";
import { requireCase } from "../policies/cases.ts";

/** How many are answered. */
const MOST = 5;
/** Only the newest analyses of the firm are compared, so that the answer takes as long in a large firm as in a small one. */
const COMPARED = 2_000;
/** The same offence counts as much as this many shared issues. */
const OFFENCE_WEIGHT = 2;

type Row = OddsReviewColumns & {
  id: string;
  caseNumber: string;
  title: string;
  status: CaseStatus;
  sharedOffence: OffenceClass | null;
  sharedRuleIds: string[];
};

/**
 * The cases of the firm whose latest completed analysis is most like this case's: the same issues by their rules, and
 * the same class of offence. An issue that an attorney rejected counts on neither side. Issues of a model have no rule
 * that two cases could share.
 * @throws AppError `not_found`
 */
export async function listSimilarCases(actor: Actor, caseId: string): Promise<{ cases: SimilarCase[] }> {
  const db = getDb();
  await requireCase(db, actor, caseId);
  const own = await db.analysis.findFirst({
    where: { caseId, status: "Completed" },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: {
      offenceClass: true,
      findings: {
        where: {
          ...{ kind: "issue", engine: "offline", verdict: { not: "rejected" } },
          OR: [{ auditVerdict: null }, { auditVerdict: "kept" }, { verdict: "accepted" }],
        },
        orderBy: { position: "asc" },
        select: { ruleId: true, text: true },
      },
    },
  });
  if (own === null) return { cases: [] };
  const textOf = new Map(own.findings.map(({ ruleId, text }) => [ruleId, text]));
  // "other" is no offence that two cases could have in common.
  const offence = OFFENCE_CLASSES.find((known) => known === own.offenceClass && known !== "other") ?? null;
  const rows = await db.$queryRaw<Row[]>`
    WITH newest AS (
      SELECT a.id, a."caseId", a."offenceClass", a."viabilityScore", a."isProvisional", a."factorCount",
        a."reviewedFactorCount", a."completedAt"
      FROM "Analysis" a
      WHERE a.status = 'Completed' AND a."completedAt" IS NOT NULL AND a."caseId" <> ${caseId}::uuid
      ORDER BY a."completedAt" DESC LIMIT ${COMPARED}
    ), latest AS (
      SELECT DISTINCT ON ("caseId") * FROM newest ORDER BY "caseId", "completedAt" DESC, id DESC
    ), compared AS (
      SELECT l.*, l."offenceClass" = ${offence} AS "sameOffence", coalesce((
        SELECT array_agg(DISTINCT f."ruleId") FROM "Finding" f
        WHERE f."analysisId" = l.id AND f.kind = 'issue' AND f.engine = 'offline' AND f.verdict <> 'rejected'
          AND (f."auditVerdict" IS DISTINCT FROM 'rejected' OR f.verdict = 'accepted')
          AND f."ruleId" = ANY(${[...textOf.keys()]}::text[])), '{}') AS "sharedRuleIds"
      FROM latest l
    )
    SELECT c.id, c."caseNumber", c.title, c.status::text, k."viabilityScore", k."isProvisional", k."factorCount",
      k."reviewedFactorCount", k."sharedRuleIds",
      CASE WHEN k."sameOffence" THEN k."offenceClass" END AS "sharedOffence"
    FROM compared k JOIN "Case" c ON c.id = k."caseId"
    WHERE k."sameOffence" OR cardinality(k."sharedRuleIds") > 0
    ORDER BY cardinality(k."sharedRuleIds") + CASE WHEN k."sameOffence" THEN ${OFFENCE_WEIGHT} ELSE 0 END DESC,
      k."completedAt" DESC, c.id
    LIMIT ${MOST}`;
  return {
    cases: rows.map(({ sharedRuleIds, id, caseNumber, title, status, sharedOffence, ...odds }) => ({
      ...{ id, caseNumber, title, status, sharedOffence },
      viabilityScore: odds.viabilityScore,
      oddsReview: presentOddsReview(odds),
      sharedIssues: [...textOf].filter(([ruleId]) => sharedRuleIds.includes(ruleId)).map(([, text]) => text),
    })),
  };
}
