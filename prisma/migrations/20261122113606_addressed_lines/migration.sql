-- AlterTable
ALTER TABLE "Analysis" ADD COLUMN     "addressedLines" JSONB;
