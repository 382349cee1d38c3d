-- The elements of the charges of a case, with the words that a person chose for and against each.
CREATE TYPE "EvidenceSide" AS ENUM ('for', 'against');

CREATE TABLE "Charge" (
    "id" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Charge_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "ChargeElement" (
    "id" UUID NOT NULL,
    "chargeId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "ChargeElement_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "ElementEvidence" (
    "id" UUID NOT NULL,
    "elementId" UUID NOT NULL,
    "side" "EvidenceSide" NOT NULL,
    "documentId" UUID NOT NULL,
    "pageNumber" INTEGER NOT NULL,
    "quote" TEXT NOT NULL,
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    "status" "CitationStatus" NOT NULL,

    CONSTRAINT "ElementEvidence_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Charge_caseId_createdAt_idx" ON "Charge"("caseId", "createdAt");
CREATE INDEX "ChargeElement_chargeId_position_idx" ON "ChargeElement"("chargeId", "position");
CREATE UNIQUE INDEX "ElementEvidence_elementId_documentId_pageNumber_start_end_key"
  ON "ElementEvidence"("elementId", "documentId", "pageNumber", "start", "end");
CREATE INDEX "ElementEvidence_documentId_idx" ON "ElementEvidence"("documentId");
ALTER TABLE "Charge" ADD CONSTRAINT "Charge_caseId_fkey"
  FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ChargeElement" ADD CONSTRAINT "ChargeElement_chargeId_fkey"
  FOREIGN KEY ("chargeId") REFERENCES "Charge"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ElementEvidence" ADD CONSTRAINT "ElementEvidence_elementId_fkey"
  FOREIGN KEY ("elementId") REFERENCES "ChargeElement"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ElementEvidence" ADD CONSTRAINT "ElementEvidence_documentId_fkey"
  FOREIGN KEY ("documentId") REFERENCES "Document"("id") ON DELETE CASCADE ON UPDATE CASCADE;
