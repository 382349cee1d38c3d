// @spec 7, 8: answers with the specification's fields alone; a proxy's page instead of ours
import { expect, test } from "vitest";
import type { Call } from "./define-call.ts";
import { CALLS } from "./index.ts";

const id = "01a20415-5504-7426-a45f-fcb492b0c167";
const at = "2026-11-22T10:00:00.000Z";
const person = { id, email: "dana@firm.example", fullName: "Dana Reyes" };
const signedIn = { userId: id, ...person, roles: ["User"], token: "t", refreshToken: "r" };
const counts = { totalPages: 1, totalCount: 1, page: 1 };
const firmCase = {
  ...{ id, title: "State v. Marlow", caseNumber: "2026-0001", description: "", priority: "medium" },
  ...{ successProbability: 0.5, estimatedValue: 12_000, status: "new" },
};
const document = { id, originalFileName: "report.pdf", fileName: "report.pdf" };
const analysis = {
  ...{ id, status: "Completed", createdAt: at, summary: "A stop.", recommendedActions: ["Ask"], evidenceGaps: [] },
  ...{ viabilityScore: 50, confidenceScore: 0.5 },
};
const adminCase = {
  ...{ id, caseNumber: "2026-0001", title: "State v. Marlow", description: "", status: "new", priority: "medium" },
  ...{
    userName: "Dana Reyes",
    userEmail: "dana@firm.example",
    documentCount: 1,
    createdAt: at,
    successProbability: 0.5,
  },
};
const adminDocument = { ...document, fileType: "application/pdf", fileSize: 1, status: "completed", uploadedAt: at };

/** What the specification, sections 3 and 7, says that each call answers, and nothing more. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  login: signedIn,
  register: signedIn,
  getProfile: person,
  refresh: { token: "t", refreshToken: "r" },
  forgotPassword: { message: "Sent" },
  resetPassword: {},
  logout: {},
  listCases: [firmCase, { ...firmCase, clientName: "Ray Marlow" }],
  getCase: { case: firmCase, documents: [document] },
  createCase: firmCase,
  updateCase: { ...firmCase, successProbability: undefined },
  deleteCase: { success: true },
  createCaseWithFiles: { success: true, caseId: id, error: null },
  getAnalysisStatus: { progress: { message: "Reading", percentageComplete: 10 }, isCompleted: false, error: null },
  askChat: { generatedText: "Page 1 says so." },
  startAnalysis: { success: true, analysisId: id, message: "Started" },
  listAnalyses: [analysis],
  getAnalysis: analysis,
  uploadFile: { success: true, fileId: id, fileName: "report.pdf", error: null },
  deleteDocument: { message: "Deleted" },
  getDocumentContent: {
    ...{ fileName: "report.pdf", caseNumber: "2026-0001", pageCount: 1, extractedText: "Words" },
    pages: [{ pageNumber: 1, text: "Words", confidence: 1 }],
  },
  searchDocument: { matches: [{ pageNumber: 1 }] },
  getDashboardMetrics: {
    ...{ totalUsers: 1, activeUsers: 1, casesAnalyzed24h: 0, avgAnalysisTime: 3.5, activeIncidents: 0 },
  },
  listUsers: {
    users: [
      { ...person, firstName: "Dana", lastName: "Reyes", barNumber: "", lawFirm: "", isActive: true, createdAt: at },
    ],
    ...counts,
  },
  generateResetLink: { resetLink: "https://firm.example/reset-password" },
  getSystemHealth: { database: "degraded", memoryUsageMB: 90, uptime: 60, recentErrors: 0, timestamp: at },
  listAuditLogs: { logs: [{ id: "1", level: "info", message: "In", action: "auth.login", createdAt: at }], ...counts },
  getAllCasesStats: { totalCases: 1, casesByStatus: [{ status: "new", count: 1 }], casesByDay: [] },
  listCodes: {
    codes: [{ id, code: "9F3A", isUsed: false, isValid: true, createdBy: "Ada Min", expiresAt: at }],
  },
  getCodeStats: { total: 1, active: 1, used: 0, expired: 0 },
  listAllCases: { cases: [adminCase], pageSize: 20, ...counts },
  getAnyCase: {
    ...adminCase,
    documents: [adminDocument],
    analyses: [{ id, status: "Completed", createdAt: at, viabilityScore: 50 }],
  },
  deleteAnyCase: { success: true },
  analyzeAnyCase: { success: true, analysisId: id, message: "Started" },
};

test.each(Object.entries(ANSWERS))("the client takes of %s exactly what the specification says", (name, answer) => {
  const contract: Call = CALLS[name]!;
  const parsed = contract.response.safeParse(answer);
  expect(parsed.error?.issues).toBeUndefined();
});
