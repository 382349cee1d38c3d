-- CreateIndex
CREATE INDEX "Case_clientName_idx" ON "Case" USING GIN ("clientName" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Document_originalFileName_idx" ON "Document" USING GIN ("originalFileName" gin_trgm_ops);
