-- AlterTable
ALTER TABLE "Finding" ADD COLUMN     "isTentative" BOOLEAN NOT NULL DEFAULT false;
