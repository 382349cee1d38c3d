-- AlterTable
ALTER TABLE "Document" ADD COLUMN "readerVersion" INTEGER NOT NULL DEFAULT 0;
