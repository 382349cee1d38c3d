-- CreateEnum
CREATE TYPE "GapBasis" AS ENUM ('stated', 'mentioned', 'usual');

-- AlterTable
ALTER TABLE "Finding" ADD COLUMN     "basis" "GapBasis",
ADD COLUMN     "items" JSONB;

-- Gaps of older analyses held their items as prose: those of a situation as one list split by semicolons, all others one each.
-- chr(59) is the semicolon: the shadow database of make-migration splits statements at every semicolon, quoted or not.
UPDATE "Finding" SET
  "basis" = (CASE
    WHEN "checklist" IS NOT NULL THEN 'usual'
    WHEN "ruleId" LIKE 'gap.stated.%' THEN 'stated'
    ELSE 'mentioned'
  END)::"GapBasis",
  "items" = CASE
    WHEN "ruleId" LIKE 'gap.usual.%' THEN (
      SELECT jsonb_agg(jsonb_build_object('what', part) ORDER BY place)
      FROM unnest(string_to_array(regexp_replace("text", '\.$', ''), chr(59) || ' ')) WITH ORDINALITY AS parts (part, place)
    )
    ELSE jsonb_build_array(jsonb_build_object('what', regexp_replace("text", '\.$', '')))
  END,
  "text" = CASE WHEN "ruleId" LIKE 'gap.usual.%' THEN 'The record describes ' || "checklist" || '.' ELSE "text" END,
  "detail" = CASE WHEN "ruleId" LIKE 'gap.usual.%' THEN '' ELSE "detail" END
WHERE "kind" = 'gap';
