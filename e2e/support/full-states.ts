import { expect, type Page } from "@playwright/test";
import type { Finding } from "#lib/contracts/findings.ts";
import type { Analysis } from "#lib/contracts/analyses.ts";
import type { Case } from "#lib/contracts/cases.ts";
import { PRIORITIES } from "#lib/domain/priority.ts";
import {
  analysisItem,
  CASE_ID,
  caseItem,
  cell,
  citation,
  contentOf,
  DOCUMENT_ID,
  documentItem,
  finding,
  pageContent,
  person,
} from "../../testing/answers.ts";
import { answerCalls } from "./answer-calls.ts";
import { answerCase, signInUnchecked } from "./case-answers.ts";
import { openFactors, openFolds } from "./case-sections.ts";

const PAGE = `/cases/${CASE_ID}`;
/** As long as a title may be, and with no place to break it. */
export const UNBROKEN = "Delacroix-Abernathy".repeat(16).slice(0, 300).replaceAll("-", "_");
const ARABIC = "الدولة ضد يوسف الخطيب";
const HEBREW = "השוטר אמר שהרכב סטה שלוש פעמים מן הנתיב, והמצלמה אינה מראה זאת";

/** Two hundred cases: every band, every badge, some without odds, names of every length and direction. */
export function manyCases(): Case[] {
  const titles = ["State v. Marlow", "X", UNBROKEN, ARABIC, "In re the estate of a very long name ".repeat(7).trim()];
  return Array.from({ length: 200 }, (_, index) =>
    caseItem({
      id: `0190a000-0000-7000-8000-${String(index).padStart(12, "0")}`,
      caseNumber: `24-CR-${String(index).padStart(4, "0")}`,
      title: titles[index % titles.length],
      clientName: index % 3 === 0 ? null : index % 3 === 1 ? UNBROKEN : ARABIC,
      priority: PRIORITIES[index % PRIORITIES.length],
      successProbability: index % 7 === 0 ? null : (index % 100) / 100,
      documentCount: index * 7,
    }),
  );
}

function fullAnalysis(text: (number: number) => string): Analysis {
  const many = (count: number, from: number, fields: Partial<Finding>) =>
    Array.from({ length: count }, (_, index) =>
      finding(from + index, { text: text(index), detail: text(index + 1), ...fields }),
    );
  const two = [citation(1), citation(2, { documentId: documentItem(2).id, exhibit: 2, pageNumber: 2 })];
  return analysisItem(
    [
      ...many(40, 0, { kind: "action" }),
      ...many(12, 100, {
        ...{ kind: "gap", citations: [], basis: "usual", checklist: "DUI checklist" },
        items: Array.from({ length: 12 }, (_, index) => ({ what: "Statement or report", from: text(index) })),
      }),
      ...many(6, 200, { kind: "factor", weight: 12 }),
      ...many(6, 300, { kind: "factor", weight: -9, verdict: "rejected", note: text(3), reviewedBy: text(0) }),
      ...many(14, 400, { kind: "contradiction", citations: two }),
      ...many(30, 500, { kind: "event", eventDate: "2024-10-11", eventTime: "23:42" }),
      ...many(10, 600, { kind: "issue" }),
      ...many(4, 700, { kind: "defense" }),
      ...many(4, 800, { kind: "weakness" }),
      ...many(8, 900, { verified: false, citations: [] }),
    ],
    {
      engine: "model",
      model: `firm/${UNBROKEN.slice(0, 80)}`,
      engineVersion: "prompts-4",
      pagesSent: 1412,
      promptTokens: 1_234_567,
      completionTokens: 45_678,
      requestedBy: text(0),
      startedAt: "2026-01-05T09:57:12.000Z",
      coverage: {
        documents: 60,
        documentsRead: 59,
        pages: 1420,
        pagesRead: 1412,
        lowConfidence: 9,
        meanConfidence: 0.9123,
        exhibits: Array.from({ length: 59 }, (_, index) => ({
          documentId: documentItem(index + 1).id,
          exhibit: index + 1,
          fileName: "exhibit.pdf",
          pages: "rrrplu".repeat(4),
          isOurs: false,
        })),
        unread: [{ documentId: DOCUMENT_ID, pageNumber: 4, reason: "The scan of this page is too dark to read." }],
        unreadParts: 1,
        inPart: [{ documentId: DOCUMENT_ID, pageNumber: 5, reason: `This PDF carries ${UNBROKEN}.pdf.` }],
        failedDocuments: [{ documentId: documentItem(60).id, fileName: `${UNBROKEN}.pdf`, reason: "It is locked." }],
        byModel: 1402,
        rulesAlone: [{ documentId: DOCUMENT_ID, from: 5, to: 14, why: "filtered" }],
      },
      documentsSince: 1,
      passages: Array.from({ length: 10 }, (_, index) => ({ ...citation(index), quote: text(index) })),
      addressedLines: Array.from({ length: 30 }, (_, index) => ({ ...citation(index), quote: text(index) })),
      sideBySide: Array.from({ length: 12 }, (_, index) => ({
        label: text(index),
        cells: Array.from({ length: 6 }, (__, other) =>
          cell(
            citation(other, {
              ...{ documentId: documentItem(other + 1).id, exhibit: other + 1, pageNumber: 2, quote: text(other) },
            }),
          ),
        ),
      })),
      people: Array.from({ length: 60 }, (_, index) =>
        person(`${text(index)} Marlow`, ["ofc", "analyst", "witness", UNBROKEN][index % 4] ?? "", {
          ...{ own: index % 3 === 0 ? [index] : [], named: Array.from({ length: 12 }, (__, other) => 60 + other) },
        }),
      ),
    },
  );
}

const sixtyDocuments = (name: (number: number) => string) =>
  Array.from({ length: 60 }, (_, index) =>
    documentItem(index + 1, {
      originalFileName: name(index + 1),
      ...(index === 59 ? { status: "failed", failureReason: "It is locked.", pageCount: null } : {}),
    }),
  );

/** States with more, longer or other words than a usual day brings: their names and how to come there. */
export const FULL_STATES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  [
    "200 cases",
    async (page) => {
      await signInUnchecked(page);
      await answerCalls(page, /\/api\/case(\?|$)/, (route) => route.fulfill({ json: manyCases() }));
      await page.goto("/dashboard");
      await expect(page.getByRole("article")).toHaveCount(200);
    },
  ],
  [
    "60 documents, 40 tips and names without a break",
    async (page) => {
      await answerCase(page, {
        case: caseItem({ title: UNBROKEN, clientName: UNBROKEN, documentCount: 60 }),
        documents: sixtyDocuments((number) => `${number}_${UNBROKEN}.pdf`),
        analysis: fullAnalysis((number) => `${number} ${UNBROKEN}`),
      });
      await page.goto(PAGE);
      await expect(page.getByText("Case Documents (60)")).toBeVisible();
      await openFactors(page);
      await page.getByText("Details", { exact: true }).click();
      await expect(page.getByText("Not read: 1 document, 1 page")).toBeVisible();
      await openFolds(page);
      await page.getByRole("heading", { name: "Lines addressed to software" }).click();
      await page.getByRole("button", { name: "Show all 40" }).click();
    },
  ],
  [
    "a case in Arabic and Hebrew",
    async (page) => {
      await answerCase(page, {
        case: caseItem({ title: ARABIC, clientName: "يوسف الخطيب", description: HEBREW }),
        documents: sixtyDocuments((number) => `${number} تقرير الشرطة.pdf`).slice(0, 6),
        analysis: fullAnalysis((number) => `${HEBREW} ${number}`),
        content: contentOf({ extractedText: HEBREW, pages: [pageContent({ text: HEBREW })] }),
      });
      await page.goto(PAGE);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(ARABIC);
      await openFactors(page);
      await openFolds(page);
    },
  ],
  [
    "an analysis that found nothing",
    async (page) => {
      await answerCase(page, {
        case: caseItem({ title: "X", clientName: null, successProbability: null, estimatedValue: null }),
        analysis: analysisItem([], { viabilityScore: null, confidenceScore: 0, summary: null, fee: null }),
      });
      await page.goto(PAGE);
      await openFolds(page);
      await expect(page.getByText("No gaps found.")).toBeVisible();
    },
  ],
  [
    "a document with a long name and words from right to left",
    async (page) => {
      await answerCase(page, {
        documents: [documentItem(1, { originalFileName: `${UNBROKEN}.pdf` })],
        content: contentOf({
          fileName: `${UNBROKEN}.pdf`,
          citations: [],
          pages: [pageContent({ text: `${HEBREW}\n${UNBROKEN}\n${ARABIC}` })],
        }),
      });
      await page.goto(`${PAGE}?doc=${DOCUMENT_ID}&page=1`);
      await expect(page.getByText(HEBREW).first()).toBeVisible();
    },
  ],
  [
    "the upload to a case with a long name",
    async (page) => {
      await answerCase(page, { case: caseItem({ title: UNBROKEN, clientName: UNBROKEN }) });
      await page.goto(`${PAGE}/upload`);
      await expect(page.getByText(UNBROKEN).first()).toBeVisible();
      await page.locator("input[type=file]").setInputFiles([
        { name: `${UNBROKEN.slice(0, 200)}.txt`, mimeType: "text/plain", buffer: Buffer.from("words") },
        { name: `${UNBROKEN.slice(0, 200)}.mp4`, mimeType: "video/mp4", buffer: Buffer.from("x") },
      ]);
      await expect(page.getByText("Some files were rejected:")).toBeVisible();
    },
  ],
];
