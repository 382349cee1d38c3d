-- AlterTable
ALTER TABLE "Finding" ADD COLUMN     "pointId" TEXT;

-- Stored findings were not linked: each is a point of its own until the case is analyzed again.
UPDATE "Finding" SET "pointId" = "id"::text;

ALTER TABLE "Finding" ALTER COLUMN "pointId" SET NOT NULL;
