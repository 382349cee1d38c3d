-- AlterTable
ALTER TABLE "Document" ADD COLUMN     "lowConfidencePages" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "ocrPages" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "textReadAt" TIMESTAMP(3);

-- AlterTable
ALTER TABLE "DocumentPage" ADD COLUMN     "ocrPending" BOOLEAN NOT NULL DEFAULT false;
