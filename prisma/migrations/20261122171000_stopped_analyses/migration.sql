-- AlterTable
ALTER TABLE "Analysis" ADD COLUMN "wasStopped" BOOLEAN NOT NULL DEFAULT false;
