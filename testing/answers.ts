import { makeFinding } from "#lib/analysis/testing/make-finding.ts";
import type { Citation, Coverage, Finding, Person, SideBySidePoint } from "#lib/contracts/findings.ts";
import type { Analysis, AnalysisSummary } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import type { CallReturn } from "#lib/contracts/define-call.ts";
import type { DocumentSummary, getDocumentContent } from "#lib/contracts/documents.ts";
import { groupPoints } from "#lib/domain/group-points.ts";

/**
 * Answers of the API for a case in a state that real documents reach seldom or slowly. Their types are those of the
 * contracts, with every field, so that a changed contract does not compile here.
 */
type Content = CallReturn<typeof getDocumentContent>;
type Cell = SideBySidePoint["cells"][number];

export const CASE_ID = "0190a000-0000-7000-8000-000000000117";
const id = (number: number) => `0190a000-0000-7000-9000-${String(number).padStart(12, "0")}`;
export const DOCUMENT_ID = id(1);
export const PAGE_TEXT =
  "NARRATIVE (continued)\n\nthe vehicle weaved over\nthe fog line three times. I stopped MARLOW.";
export const PROVISIONAL = { provisional: true, factors: 12, reviewed: 0 };
const AT = "2026-01-05T10:00:00.000Z";

export const caseItem = (fields: Partial<Case> = {}): Case => ({
  id: CASE_ID,
  caseNumber: "24-CR-0117",
  title: "State v. Marlow",
  clientName: "Jonah Marlow",
  description: null,
  priority: "high",
  status: "completed",
  successProbability: 0.78,
  estimatedValue: 5125,
  isDemo: false,
  legalSystem: null,
  documentCount: 1,
  failedDocuments: 0,
  oddsReason: null,
  oddsReview: PROVISIONAL,
  progress: null,
  reading: null,
  requests: { overdue: 0, nextDue: null },
  nextDate: null,
  archivedAt: null,
  createdAt: AT,
  lastActivityAt: AT,
  ...fields,
});

export const documentItem = (number: number, fields: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id: id(number),
  exhibit: number,
  originalFileName: `exhibit-${number}_supplemental-report_tow-inventory-and-property-receipt_final-v3.pdf`,
  fileName: `exhibit-${number}.pdf`,
  fileType: "application/pdf",
  fileSize: 1000,
  status: "completed",
  failureReason: null,
  note: null,
  pageCount: 2,
  pagesRead: 2,
  ocrPages: 0,
  lowConfidencePages: 0,
  uploadedAt: AT,
  isOldReading: false,
  ...fields,
});

export const citation = (number: number, fields: Partial<Citation> = {}): Citation => ({
  id: id(number),
  documentId: DOCUMENT_ID,
  exhibit: 1,
  fileName: "exhibit-1.pdf",
  pageNumber: 1,
  quote: "vehicle weaved over\nthe fog line three times",
  start: 27,
  end: 71,
  status: "verified",
  ...fields,
});

/** What `Side by side` shows of a place. */
export const cell = (place: Citation, differs = false): Cell => ({ ...place, differs, at: null });

export const finding = (number: number, fields: Partial<Finding> = {}): Finding =>
  makeFinding({
    id: id(1000 + number),
    pointId: `point ${number}`,
    kind: "action",
    text: `Finding ${number}`,
    citations: [citation(2000 + number)],
    ...fields,
  });

/** A person the record names, by the numbers of the exhibits. */
export const person = (
  name: string,
  role: string,
  { own = [], named = [] }: { own?: number[]; named?: number[] },
): Person => ({
  ...{ name, role, mayBeClient: false, standing: null, ownPapers: own.map(id) },
  places: [...own, ...named]
    .toSorted((a, b) => a - b)
    .map((exhibit) => citation(exhibit, { documentId: id(exhibit), exhibit })),
});

/** The points of findings without rules: one for each `pointId`, named by its first finding. */
const pointsOf = (findings: readonly Finding[]): Analysis["points"] =>
  groupPoints(findings, ({ pointId, text }) => ({ id: pointId, title: text }));

const summaryOf = (fields: Partial<AnalysisSummary>): AnalysisSummary => ({
  id: id(500),
  caseId: CASE_ID,
  status: "Completed",
  createdAt: AT,
  completedAt: AT,
  summary: `## What carries the case\n\n- It is not on the camera. [Ex. 1 p. 1](#cite/${DOCUMENT_ID}/1/27-71) [site](https://example.com/)\n\n<img src=x>`,
  recommendedActions: [],
  evidenceGaps: [],
  keyIssues: [],
  potentialDefenses: [],
  viabilityScore: 78,
  oddsReview: PROVISIONAL,
  confidenceScore: 0.5,
  error: null,
  wasStopped: false,
  ...fields,
});

export const coverageOf = (fields: Partial<Coverage> = {}): Coverage => ({
  documents: 1,
  documentsRead: 1,
  pages: 2,
  pagesRead: 2,
  lowConfidence: 1,
  meanConfidence: 0.9123,
  exhibits: [{ documentId: DOCUMENT_ID, exhibit: 1, fileName: "exhibit-1.pdf", pages: "rl", isOurs: false }],
  unread: [],
  ...{ unreadParts: 0, inPart: [] },
  failedDocuments: [],
  byModel: null,
  rulesAlone: [],
  ...fields,
});

export const analysisItem = (findings: readonly Finding[], fields: Partial<Analysis> = {}): Analysis => ({
  ...summaryOf(fields),
  engine: "offline",
  model: null,
  offenceClass: "dui",
  law: null,
  coverage: coverageOf(),
  fee: {
    hours: 20.5,
    hourlyRate: 250,
    amount: 5125,
    formula: { offenceClass: "dui", baseHours: 20, pages: 2, readingHours: 0.5, readingHoursPer100Pages: 3 },
  },
  citationCounts: { offered: 30, verified: 26, corrected: 1, near: 1, dropped: 2 },
  modelNote: null,
  engineVersion: null,
  pagesSent: null,
  promptTokens: null,
  completionTokens: null,
  requestedBy: "Dana Reyes",
  startedAt: null,
  documentsSince: 0,
  findings: [...findings],
  ledgerStates: {},
  points: pointsOf(findings),
  people: [],
  sideBySide: [],
  facts: null,
  addressedLines: null,
  passages: [],
  ...fields,
});

export const pageContent = (fields: Partial<Content["pages"][number]> = {}): Content["pages"][number] => ({
  pageNumber: 1,
  text: "",
  confidence: 1,
  source: "text",
  doubt: null,
  unreadReason: null,
  ...fields,
});

export const contentOf = (fields: Partial<Content> = {}): Content => ({
  id: DOCUMENT_ID,
  caseId: CASE_ID,
  exhibit: 1,
  fileName: "exhibit-1.pdf",
  fileType: "text/plain",
  caseNumber: "24-CR-0117",
  status: "completed",
  failureReason: null,
  note: null,
  pageCount: 2,
  extractedText: PAGE_TEXT,
  pages: [
    pageContent({ text: PAGE_TEXT, confidence: 0.986 }),
    pageContent({
      ...{ pageNumber: 2, confidence: 0, source: "ocr" },
      unreadReason: "The scan of this page is too dark to read.",
    }),
  ],
  citations: [{ pageNumber: 1, start: 27, end: 71, status: "verified", kind: "contradiction", text: "Lane" }],
  annotations: [],
  paper: null,
  contentUrl: `/api/documents/${DOCUMENT_ID}/original`,
  ...fields,
});
