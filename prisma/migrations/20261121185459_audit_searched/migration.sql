-- CreateIndex
CREATE INDEX "AuditEvent_message_userName_userEmail_idx" ON "AuditEvent" USING GIN ("message" gin_trgm_ops, "userName" gin_trgm_ops, "userEmail" gin_trgm_ops);
