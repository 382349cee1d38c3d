-- AlterTable
ALTER TABLE "Analysis" ADD COLUMN     "modelNote" TEXT,
ADD COLUMN     "pagesSent" INTEGER;
