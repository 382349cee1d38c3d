-- AlterTable
ALTER TABLE "Analysis" ADD COLUMN     "confidenceCap" DOUBLE PRECISION,
ADD COLUMN     "confidenceUncapped" DOUBLE PRECISION,
ADD COLUMN     "factorCount" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "isProvisional" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "reviewedFactorCount" INTEGER NOT NULL DEFAULT 0;

-- Stored scores counted every factor in full. They become what the verdicts of today give: an accepted factor counts in full, a
-- proposed one half, a rejected one not at all.
WITH review AS (
  SELECT "analysisId",
    count(*) AS factors,
    count(*) FILTER (WHERE "verdict" <> 'proposed') AS reviewed,
    count(*) FILTER (WHERE "verdict" <> 'rejected') AS counted,
    sum(abs("weight")) AS total,
    coalesce(sum(abs("weight")) FILTER (WHERE "verdict" <> 'proposed'), 0) AS ruled,
    sum("weight" * CASE "verdict" WHEN 'accepted' THEN 1 WHEN 'proposed' THEN 0.5 ELSE 0 END) AS points
  FROM "Finding"
  WHERE "kind" = 'factor' AND "verified" AND "weight" IS NOT NULL
  GROUP BY "analysisId"
)
UPDATE "Analysis" SET
  "viabilityScore" = CASE WHEN review.counted < 3 THEN NULL ELSE least(95, greatest(5, floor(50 + review.points + 0.5))) END,
  "factorCount" = review.factors,
  "reviewedFactorCount" = review.reviewed,
  "isProvisional" = review.reviewed = 0 OR review.ruled * 2 < review.total
FROM review
WHERE review."analysisId" = "Analysis"."id" AND "Analysis"."status" = 'Completed';

UPDATE "Case" SET "successProbability" = latest."viabilityScore" / 100.0
FROM (
  SELECT DISTINCT ON ("caseId") "caseId", "viabilityScore" FROM "Analysis"
  WHERE "status" = 'Completed' ORDER BY "caseId", "createdAt" DESC, "id" DESC
) latest
WHERE latest."caseId" = "Case"."id";

-- The parts of an older confidence are unknown: it keeps the cap of its engine until the case is analyzed again.
UPDATE "Analysis" SET "confidenceScore" = least("confidenceScore", CASE "engine" WHEN 'offline' THEN 0.5 ELSE 0.8 END)
WHERE "confidenceScore" IS NOT NULL;
