-- AlterTable
ALTER TABLE "Analysis" ADD COLUMN     "passages" JSONB;
