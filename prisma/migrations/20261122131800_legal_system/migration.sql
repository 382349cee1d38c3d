-- AlterTable
ALTER TABLE "Case" ADD COLUMN     "legalSystem" TEXT;

-- AlterTable
ALTER TABLE "Analysis" ADD COLUMN     "legalSystem" TEXT,
ADD COLUMN     "isLawGuessed" BOOLEAN NOT NULL DEFAULT true;
