import type { Page } from "@playwright/test";
import { groupPoints, type PointPart } from "#lib/domain/group-points.ts";

/** Answers of the API for a case in a state that real documents reach seldom or slowly. Shaped by the contracts. */
type Fields = Record<string, unknown>;

export const CASE_ID = "0190a000-0000-7000-8000-000000000117";
const id = (number: number) => `0190a000-0000-7000-9000-${String(number).padStart(12, "0")}`;
export const DOCUMENT_ID = id(1);
export const PAGE_TEXT =
  "NARRATIVE (continued)\n\nthe vehicle weaved over\nthe fog line three times. I stopped MARLOW.";
export const PROVISIONAL = { provisional: true, factors: 12, reviewed: 0 };
const AT = "2026-01-05T10:00:00.000Z";

export const caseItem = (fields: Fields = {}): Fields => ({
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
  documentCount: 1,
  oddsReason: null,
  oddsReview: PROVISIONAL,
  progress: null,
  createdAt: AT,
  lastActivityAt: AT,
  ...fields,
});

export const documentItem = (number: number, fields: Fields = {}): Fields => ({
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
  ...fields,
});

export const citation = (number: number, fields: Fields = {}): Fields => ({
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

export const finding = (number: number, fields: Fields = {}): Fields => ({
  id: id(1000 + number),
  pointId: `point ${number}`,
  kind: "action",
  engine: "offline",
  text: `Finding ${number}`,
  detail: "",
  weight: null,
  verified: true,
  basis: null,
  checklist: null,
  items: [],
  eventDate: null,
  eventTime: null,
  dateInferred: false,
  eventDoubt: null,
  eventWords: null,
  isScheduled: false,
  verdict: "proposed",
  note: null,
  reviewedBy: null,
  reviewedAt: null,
  citations: [citation(2000 + number)],
  ...fields,
});

/** Somebody whom the record names, by the numbers of the exhibits. */
export const person = (
  name: string,
  role: string,
  { own = [], named = [] }: { own?: number[]; named?: number[] },
): Fields => ({
  ...{ name, role, mayBeClient: false, ownPapers: own.map(id) },
  places: [...own, ...named]
    .toSorted((a, b) => a - b)
    .map((exhibit) => citation(exhibit, { documentId: id(exhibit), exhibit })),
});

/** The points of findings without rules: one for each `pointId`, named by its first finding. */
function pointsOf(findings: readonly Fields[]): unknown[] {
  const parts = findings.map((one) => ({ auditVerdict: null, ...one }) as unknown as PointPart);
  return groupPoints(parts, ({ pointId, text }) => ({ id: pointId, title: text }));
}

const summaryOf = (fields: Fields): Fields => ({
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
  ...fields,
});

export const analysisItem = (findings: readonly Fields[], fields: Fields = {}): Fields => ({
  ...summaryOf(fields),
  engine: "offline",
  model: null,
  offenceClass: "dui",
  coverage: {
    documents: 1,
    documentsRead: 1,
    pages: 2,
    pagesRead: 2,
    lowConfidence: 1,
    meanConfidence: 0.9123,
    exhibits: [{ documentId: DOCUMENT_ID, exhibit: 1, fileName: "exhibit-1.pdf", pages: "rl" }],
    unread: [],
    failedDocuments: [],
  },
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
  findings,
  points: pointsOf(findings),
  ...fields,
});

export const contentOf = (fields: Fields = {}): Fields => ({
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
    { pageNumber: 1, text: PAGE_TEXT, confidence: 0.986, source: "text", unreadReason: null },
    {
      pageNumber: 2,
      text: "",
      confidence: 0,
      source: "ocr",
      unreadReason: "The scan of this page is too dark to read.",
    },
  ],
  citations: [{ pageNumber: 1, start: 27, end: 71, status: "verified", kind: "contradiction", text: "Lane" }],
  annotations: [],
  contentUrl: `/api/documents/${DOCUMENT_ID}/original`,
  ...fields,
});

type State = {
  readonly case?: Fields;
  readonly documents?: readonly Fields[];
  /** Null: no analysis was made. */
  readonly analysis?: Fields | null;
  readonly content?: Fields;
};

/** Signs in by a token that the client takes unchecked, and answers the case page's calls. */
export async function answerCase(page: Page, state: State = {}): Promise<void> {
  await signInUnchecked(page);
  const { analysis = analysisItem([]) } = state;
  await page.route(`**/api/case/${CASE_ID}`, (route) =>
    route.fulfill({
      json: { case: state.case ?? caseItem(), documents: state.documents ?? [documentItem(1)], assignees: [] },
    }),
  );
  await page.route(`**/api/case/${CASE_ID}/dates`, (route) => route.fulfill({ json: { dates: [], requests: [] } }));
  await page.route(`**/api/case/${CASE_ID}/charges`, (route) => route.fulfill({ json: [] }));
  await page.route(`**/api/case/${CASE_ID}/changes`, (route) => route.fulfill({ json: null }));
  await page.route(`**/api/caseanalysis/case/${CASE_ID}/analyses`, (route) =>
    route.fulfill({ json: analysis === null ? [] : [analysis] }),
  );
  await page.route("**/api/caseanalysis/analysis/*", (route) => route.fulfill({ json: analysis }));
  await page.route("**/api/documentviewer/document/*/content", (route) =>
    route.fulfill({ json: state.content ?? contentOf() }),
  );
  await page.route("**/api/documentviewer/document/*/pages/*/words", (route) =>
    route.fulfill({ json: { words: [], lowConfidence: 0.7 } }),
  );
}

/** What the docket says above its list. */
const DOCKET_COUNTS = { active: 5, archived: 0, datesThisWeek: 1, overdue: 0, toReview: 12, failedDocuments: 0 };

/** Answers what is asked for around every screen. */
export async function answerAround(page: Page): Promise<void> {
  await page.route("**/api/case/recent?*", (route) => route.fulfill({ json: [] }));
  await page.route("**/api/case/docket?*", (route) => route.fulfill({ json: DOCKET_COUNTS }));
}

export async function signInUnchecked(page: Page): Promise<void> {
  // The server would refuse a call without an answer, end the session, and count a refused refresh against all tests.
  await page.route("**/api/**", (route) => {
    const request = route.request();
    if (request.headers().authorization !== "Bearer mock-token") return route.fallback();
    throw new Error(`The test answers no ${request.method()} ${new URL(request.url()).pathname}`);
  });
  await answerAround(page);
  await page.addInitScript(() => {
    localStorage.setItem("auth_token", "mock-token");
    localStorage.setItem("refresh_token", "none");
    localStorage.setItem(
      "user_data",
      JSON.stringify({
        id: "0190a000-0000-7000-8000-000000000001",
        email: "r.achterberg@al-law.example",
        fullName: "Rosa Achterberg",
        roles: ["User"],
      }),
    );
  });
}
