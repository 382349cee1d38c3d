-- DropForeignKey
ALTER TABLE "AnalysisChunk" DROP CONSTRAINT "AnalysisChunk_analysisId_fkey";

-- DropTable
DROP TABLE "AnalysisChunk";

-- CreateTable
CREATE TABLE "ModelAnswer" (
    "caseId" UUID NOT NULL,
    "inputHash" TEXT NOT NULL,
    "stage" TEXT NOT NULL,
    "documentIds" UUID[],
    "answer" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ModelAnswer_pkey" PRIMARY KEY ("caseId","inputHash")
);

-- AddForeignKey
ALTER TABLE "ModelAnswer" ADD CONSTRAINT "ModelAnswer_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE CASCADE ON UPDATE CASCADE;
