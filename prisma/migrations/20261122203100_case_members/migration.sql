-- The people who may see and work on a case: whoever created it, and everybody it is assigned to. The one place that
-- says so, for the policies' conditions in Prisma and in SQL (server/policies/cases.ts).
CREATE VIEW "CaseMember" AS
  SELECT id AS "caseId", "createdById" AS "userId" FROM "Case"
  UNION ALL
  SELECT "caseId", "userId" FROM "CaseAssignment";
