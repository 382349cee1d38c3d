-- For the gin_trgm_ops below. Trusted since PostgreSQL 13: the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- DropIndex
DROP INDEX "Case_status_idx";

-- DropIndex
DROP INDEX "User_createdAt_idx";

-- CreateIndex
CREATE INDEX "Case_status_createdAt_id_idx" ON "Case"("status", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "Case_title_caseNumber_idx" ON "Case" USING GIN ("title" gin_trgm_ops, "caseNumber" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "User_createdAt_id_idx" ON "User"("createdAt", "id");

-- CreateIndex
CREATE INDEX "User_firstName_lastName_email_idx" ON "User" USING GIN ("firstName" gin_trgm_ops, "lastName" gin_trgm_ops, "email" gin_trgm_ops);
