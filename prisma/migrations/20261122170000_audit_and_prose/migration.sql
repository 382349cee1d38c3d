-- CreateEnum
CREATE TYPE "AuditVerdict" AS ENUM ('kept', 'rejected');

-- AlterTable
ALTER TABLE "Finding" ADD COLUMN "alsoSaid" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "auditVerdict" "AuditVerdict",
ADD COLUMN "auditWhy" TEXT;

-- A key sentence was one quote, shown in quotation marks. The sentences of a summary may rest on several.
ALTER TABLE "Analysis" ADD COLUMN "prose" JSONB;
UPDATE "Analysis" SET "prose" = (
  SELECT COALESCE(jsonb_agg(jsonb_build_object('text', '“' || (sentence ->> 'quote') || '”', 'citations', jsonb_build_array(sentence)) ORDER BY place), '[]'::jsonb)
  FROM jsonb_array_elements("keySentences") WITH ORDINALITY AS sentences (sentence, place))
WHERE "keySentences" IS NOT NULL;
ALTER TABLE "Analysis" DROP COLUMN "keySentences";
