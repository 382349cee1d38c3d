-- CreateEnum
CREATE TYPE "LedgerState" AS ENUM ('open', 'requested', 'received', 'refused');

-- CreateTable
CREATE TABLE "LedgerItem" (
    "id" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "basis" "GapBasis" NOT NULL,
    "isByHand" BOOLEAN NOT NULL DEFAULT false,
    "ruleId" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '',
    "places" JSONB NOT NULL DEFAULT '[]',
    "isOurs" BOOLEAN,
    "state" "LedgerState" NOT NULL DEFAULT 'open',
    "firstRequestedOn" DATE,
    "letterId" UUID,
    "dueOn" DATE,
    "settledOn" DATE,
    "receivedAsId" UUID,
    "reason" TEXT,
    "notDocumentIds" UUID[],
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "LedgerItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RequestDraft" (
    "caseId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "savedAt" TIMESTAMP(3) NOT NULL,
    "savedById" UUID,

    CONSTRAINT "RequestDraft_pkey" PRIMARY KEY ("caseId")
);

-- CreateTable
CREATE TABLE "RequestLetter" (
    "id" UUID NOT NULL,
    "caseId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "sentOn" DATE NOT NULL,
    "dueOn" DATE NOT NULL,
    "content" JSONB NOT NULL,
    "sentById" UUID,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RequestLetter_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LedgerItem_caseId_state_idx" ON "LedgerItem"("caseId", "state");

-- CreateIndex
CREATE INDEX "LedgerItem_receivedAsId_idx" ON "LedgerItem"("receivedAsId");

-- CreateIndex
CREATE INDEX "LedgerItem_letterId_idx" ON "LedgerItem"("letterId");

-- CreateIndex
CREATE UNIQUE INDEX "RequestLetter_caseId_number_key" ON "RequestLetter"("caseId", "number");

-- AddForeignKey
ALTER TABLE "LedgerItem" ADD CONSTRAINT "LedgerItem_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerItem" ADD CONSTRAINT "LedgerItem_letterId_fkey" FOREIGN KEY ("letterId") REFERENCES "RequestLetter"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerItem" ADD CONSTRAINT "LedgerItem_receivedAsId_fkey" FOREIGN KEY ("receivedAsId") REFERENCES "Document"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestDraft" ADD CONSTRAINT "RequestDraft_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestDraft" ADD CONSTRAINT "RequestDraft_savedById_fkey" FOREIGN KEY ("savedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestLetter" ADD CONSTRAINT "RequestLetter_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "Case"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RequestLetter" ADD CONSTRAINT "RequestLetter_sentById_fkey" FOREIGN KEY ("sentById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;
