-- AlterTable
ALTER TABLE "DocumentPage" ADD COLUMN "doubt" TEXT;
