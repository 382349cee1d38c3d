-- AlterTable
ALTER TABLE "Analysis" ADD COLUMN     "people" JSONB;
