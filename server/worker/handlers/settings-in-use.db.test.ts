import { afterAll, beforeEach, expect, it } from "vitest";
import { updateSettings } from "#lib/contracts/admin-settings.ts";
import { getAnalysis, startAnalysis } from "#lib/contracts/analyses.ts";
import { getCase } from "#lib/contracts/cases.ts";
import { DEFAULT_FIRM_SETTINGS, type FirmSettings } from "#lib/domain/firm/firm-settings.ts";
import { getDb } from "#server/db/client.ts";
import { settleText } from "#server/documents/settle-document.ts";
import { closeQueue } from "#server/jobs/queue.ts";
import { buildAdmin, type TestUser } from "#server/testing/builders.ts";
import { callRoute } from "#server/testing/call-route.ts";
import { buildCase, buildDocument } from "#server/testing/case-builders.ts";
import { storeRecognisedPage } from "../store-recognised-page.ts";
import { analyseCaseJob } from "./analyse-case.ts";

let admin: TestUser;
beforeEach(async () => {
  admin = await buildAdmin();
});
afterAll(closeQueue);

const change = (changes: Partial<FirmSettings>) =>
  callRoute(updateSettings, { body: { ...DEFAULT_FIRM_SETTINGS, ...changes } }, { as: admin });

const REPORT = [
  "INCIDENT REPORT. Officer Hale stopped a gray Honda and charged the driver with DUI under section 23152.",
  "The driver failed the field sobriety test. The breath test showed a blood alcohol level of 0.09.",
];

/** Analyses a case of two pages, the second read with a confidence of 0.8. */
async function analyse() {
  const { id: caseId } = await buildCase({ createdById: admin.id });
  const { id: documentId } = await buildDocument({ uploadedById: admin.id, caseId, pageTexts: REPORT });
  await getDb().documentPage.update({
    where: { documentId_pageNumber: { documentId, pageNumber: 2 } },
    data: { confidence: 0.8, source: "ocr" },
  });
  const { analysisId } = (await callRoute(startAnalysis, { params: { caseId }, body: {} }, { as: admin })).data;
  await analyseCaseJob({ analysisId }, { signal: new AbortController().signal });
  const analysis = (await callRoute(getAnalysis, { params: { analysisId } }, { as: admin })).data;
  const { data } = await callRoute(getCase, { params: { id: caseId } }, { as: admin });
  return { analysis, estimatedValue: data.case.estimatedValue };
}

it("the expected fee follows the firm's rate and hours from the next analysis on", async () => {
  const before = await analyse();
  const offence = before.analysis.fee?.formula.offenceClass ?? "other";
  expect(before.analysis.fee).toMatchObject({ hourlyRate: DEFAULT_FIRM_SETTINGS.hourlyRate });
  await change({ hourlyRate: 400, hoursByClass: { ...DEFAULT_FIRM_SETTINGS.hoursByClass, [offence]: 7 } });
  const after = await analyse();
  expect(after.analysis.fee).toMatchObject({ hourlyRate: 400, formula: { offenceClass: offence, baseHours: 7 } });
  expect(after.analysis.fee?.amount).toBe(Math.round((after.analysis.fee?.hours ?? 0) * 400));
  expect(after.estimatedValue).toBe(after.analysis.fee?.amount);
  expect(after.estimatedValue).not.toBe(before.estimatedValue);
});

it("the coverage counts a page as low by the firm's threshold", async () => {
  expect((await analyse()).analysis.coverage).toMatchObject({ pages: 2, pagesRead: 2, lowConfidence: 0 });
  await change({ lowConfidencePercent: 90 });
  const { coverage } = (await analyse()).analysis;
  expect(coverage).toMatchObject({ pages: 2, pagesRead: 2, lowConfidence: 1 });
  expect(coverage?.exhibits[0]?.pages).toBe("rl");
});

it("a document counts its low pages by the firm's threshold, page by page and when it is settled", async () => {
  await change({ lowConfidencePercent: 90 });
  const { id } = await buildDocument({ uploadedById: admin.id, status: "processing", pageTexts: [] });
  const low = () => getDb().document.findUniqueOrThrow({ where: { id }, select: { lowConfidencePages: true } });
  const page = {
    pageNumber: 1,
    text: "",
    confidence: 0,
    source: "text",
    doubt: null,
    unreadReason: "A scan.",
  } as const;
  await settleText(id, { ok: true, pages: [{ ...page, ocrPending: true }], note: null });
  await storeRecognisedPage(id, {
    ok: true,
    pageNumber: 1,
    text: "three legible words",
    confidence: 0.8,
    doubt: null,
    wordPlaces: [],
  });
  expect(await low()).toEqual({ lowConfidencePages: 1 });
});

it("a page of an uncertain text counts as low without any OCR, and is counted again with the limit", async () => {
  await change({ lowConfidencePercent: 70 });
  const { id } = await buildDocument({ uploadedById: admin.id, status: "processing", pageTexts: [] });
  const doubt = "The file does not state its encoding and was read as Windows-1251. Some letters may be wrong.";
  const page = { pageNumber: 1, text: "words", confidence: 0.6, source: "text", doubt, unreadReason: null } as const;
  await settleText(id, { ok: true, pages: [{ ...page, ocrPending: false }], note: null });
  const low = () => getDb().document.findUniqueOrThrow({ where: { id }, select: { lowConfidencePages: true } });
  expect(await low()).toEqual({ lowConfidencePages: 1 });
  await change({ lowConfidencePercent: 50 });
  expect(await low()).toEqual({ lowConfidencePages: 0 });
  await change({ lowConfidencePercent: 90 });
  expect(await low()).toEqual({ lowConfidencePages: 1 });
  const stored = await getDb().documentPage.findFirstOrThrow({ where: { documentId: id } });
  expect(stored.doubt).toBe(doubt);
});
