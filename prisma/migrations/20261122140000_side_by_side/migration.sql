-- AlterTable
ALTER TABLE "Analysis" ADD COLUMN     "sideBySide" JSONB;
